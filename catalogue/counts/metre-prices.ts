import type { PropertyType } from '#domain/vocabulary.ts';
import type { Matches } from '../match/match.ts';
import { findAtRanks } from '../order/rank.ts';
import type { Stock } from '../store/stock.ts';

/** Asking price of a square metre in EGP; half of the listings lie between `low` and `high`. */
export type MetrePrice = { count: number; low: number; median: number; high: number };

/** By type, of listings with a price in EGP and a built-up area. Filter by one market, because prices of two markets cannot be compared. */
export function computeMetrePrices({ columns, kinds, names }: Stock, { hits }: Matches): Map<PropertyType, MetrePrice> {
	const byType = names.type.things.map((): number[] => []);
	for (let at = 0; at < hits.length; at++) {
		const row = hits[at] as number;
		const kind = kinds.values[columns.kind[row] as number];
		const metre = (columns.price[row] as number) / (columns.builtUp[row] as number);
		if (kind && Number.isFinite(metre)) byType[kind.type]?.push(metre);
	}
	const prices = new Map<PropertyType, MetrePrice>();
	byType.forEach((metres, number) => {
		const type = names.type.things[number];
		if (type && metres.length > 0) prices.set(type, computeSpread(Float64Array.from(metres)));
	});
	return prices;
}

export const computeMedian = (values: readonly number[]): number => computeSpread(Float64Array.from(values)).median;

function computeSpread(values: Float64Array): MetrePrice {
	const ordered = { count: values.length, keys: values, tie: (position: number) => position };
	/** Interpolates between two values. */
	const at = (share: number) => {
		const place = share * (values.length - 1);
		const [low = 0, high = low] = findAtRanks(ordered, Math.floor(place), Math.floor(place) + 2).map(
			(position) => values[position] as number,
		);
		return low + (high - low) * (place % 1);
	};
	return { count: values.length, low: at(0.25), median: at(0.5), high: at(0.75) };
}
