import type { Part } from '#app/parts/payment-plans/chart-view.ts';
import { type Piastres, toPounds } from '#domain/money/amounts.ts';
import type { YearSums } from '#domain/money/sums.ts';

/** `height` in per cent of the lane, stacked from the bottom. */
export type Block = { part: Part; height: number };

/** A torn column is taller than its lane; a year without payments has no blocks. */
export type Column = { blocks: Block[]; isTorn: boolean };

export const stacked: readonly Part[] = ['down', 'instalments', 'delivery', 'charges'];

/**
 * The height of all lanes: the largest year of any home, not counting each home's first, so that a home paid in cash does not flatten the
 * others. When every home is paid at once, it is the largest of those.
 */
export function computeLaneTop(homes: readonly (readonly YearSums[])[]): Piastres {
	const later = homes.flatMap((years) => years.slice(years.findIndex(({ total }) => total > 0) + 1).map(({ total }) => total));
	return Math.max(...later) > 0 ? Math.max(...later) : Math.max(1, ...homes.flat().map(({ total }) => total));
}

export function buildColumn(year: YearSums, top: Piastres): Column {
	let left = 100;
	const blocks = stacked.flatMap((part) => {
		const height = Math.min(left, round((100 * year[part]) / top));
		left = round(left - height);
		return height > 0 ? [{ part, height }] : [];
	});
	return { blocks, isTorn: year.total > top };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One unit for all homes of the same currency. */
export function chooseUnit(top: Piastres): { unit: 'million' | 'thousand' | 'one'; write: (amount: Piastres) => number } {
	const pounds = toPounds(top);
	const [unit, size] = pounds >= 1e5 ? (['million', 1e6] as const) : pounds >= 1e4 ? (['thousand', 1e3] as const) : (['one', 1] as const);
	return { unit, write: (amount) => toPounds(amount) / size };
}
