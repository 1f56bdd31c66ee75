import type { PropertyType } from '#domain/vocabulary.ts';
import type { Matches } from '../match/match.ts';
import { findAtRanks } from '../order/rank.ts';
import type { Stock } from '../store/stock.ts';

/** What a square metre is asked for: half of the listings lie between `low` and `high`. In EGP. */
export type MetrePrice = { count: number; low: number; median: number; high: number };

/** By type, over listings with a price in EGP and a known built-up area. Anyone who asks names one market: two have no price in common. */
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
	/** Between two values where none is at that share. */
	const at = (share: number) => {
		const place = share * (values.length - 1);
		const [low = 0, high = low] = findAtRanks(ordered, Math.floor(place), Math.floor(place) + 2).map(
			(position) => values[position] as number,
		);
		return low + (high - low) * (place % 1);
	};
	return { count: values.length, low: at(0.25), median: at(0.5), high: at(0.75) };
}
