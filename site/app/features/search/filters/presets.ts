import { amountName, rangeName, type TextContext } from '#app/parts/search/value-names.ts';
import type { Bar } from '#catalogue/counts/steps.ts';

/** A common range. `isEmpty`: would leave no results. */
export type Preset = { text: string; from: number | null; to: number | null; isEmpty: boolean };

const steps = {
	sale: [3_000_000, 5_000_000, 8_000_000, 15_000_000],
	rent: [15_000, 25_000, 40_000, 80_000],
	size: [100, 150, 200, 300],
};

/** Below the first step, between each two, above the last. */
export function buildPresets(request: TextContext, name: string, isRent: boolean, bars: readonly Bar[]): Preset[] {
	const bounds = name === 'price' ? steps[isRent ? 'rent' : 'sale'] : name === 'size' ? steps.size : [];
	if (bounds.length === 0) return [];
	return [null, ...bounds].map((from, index) => {
		const to = bounds[index] ?? null;
		const range = { ...(from !== null && { from }), ...(to !== null && { to }) };
		const isEmpty = !bars.some((bar) => bar.count > 0 && bar.from >= (from ?? 0) && bar.from < (to ?? Number.POSITIVE_INFINITY));
		return { text: rangeName(request, range, (amount) => amountName(request, amount)), from, to, isEmpty };
	});
}
