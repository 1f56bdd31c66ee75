import type { ShownCurrency } from '../vocabulary.ts';

/** One unit of the currency in pounds, with source and day. */
export type ExchangeRate = { currency: ShownCurrency; egp_per_unit: number; source: string; rated_on: string };

/** Outside these the rate was mistyped. */
export const rateBounds = { least: 0.5, most: 2000 };

const FRESH_DAYS = 7;
const FIGURES = 3;

/** A larger change may be a typing mistake or a devaluation: staff have to confirm it. */
const LARGEST_STEP = 0.2;
export const isLeap = (rate: number, before: number | null): boolean => before !== null && !(Math.abs(rate / before - 1) <= LARGEST_STEP);

type Dated = Pick<ExchangeRate, 'currency' | 'rated_on'> & { id: number };

/** The newest rate of each currency; of several on one day, the one saved last. */
export function findNewestRates<Rate extends Dated>(rates: readonly Rate[]): Map<ShownCurrency, Rate> {
	const newest = new Map<ShownCurrency, Rate>();
	for (const rate of rates) {
		const held = newest.get(rate.currency);
		if (!held || rate.rated_on > held.rated_on || (rate.rated_on === held.rated_on && rate.id > held.id)) newest.set(rate.currency, rate);
	}
	return newest;
}

export const isStale = ({ rated_on }: Pick<ExchangeRate, 'rated_on'>, today: string): boolean =>
	Date.parse(today) - Date.parse(rated_on) > FRESH_DAYS * 86_400_000;

/** Rounded to three digits: an older rate is not more precise. */
export const fromPounds = (pounds: number, { egp_per_unit }: Pick<ExchangeRate, 'egp_per_unit'>): number => {
	const value = pounds / egp_per_unit;
	return value < 1000 ? Math.round(value) : Number(value.toPrecision(FIGURES));
};
