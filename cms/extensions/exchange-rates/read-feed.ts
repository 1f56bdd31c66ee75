import { z } from 'zod';
import { cairoToday } from '../../../domain/cairo.ts';
import { type ShownCurrency, shownCurrencies } from '../../../domain/vocabulary.ts';
import { readJson } from '../json.ts';

/** The day, and the price of one unit of each currency in pounds; null if unreadable. */
export type Feed = { rated_on: string; egpPerUnit: Map<ShownCurrency, number | null> };

const DIGITS = 4;
const LAST_SECOND = Date.parse('2100-01-01') / 1000;

const rates = z.record(z.string(), z.unknown());
const withDay = z.object({ base: z.literal('EGP'), date: z.iso.date(), rates }).transform(({ date, rates }) => ({ rated_on: date, rates }));
const withMoment = z
	.object({ base_code: z.literal('EGP'), time_last_update_unix: z.int().min(0).max(LAST_SECOND), rates })
	.transform(({ time_last_update_unix, rates }) => ({ rated_on: cairoToday(new Date(time_last_update_unix * 1000)), rates }));
const feed = z.union([withDay, withMoment]);

/** The feed says what one pound buys; this is the inverse. */
const pounds = z
	.number()
	.positive()
	.transform((perPound) => Number((1 / perPound).toFixed(DIGITS)));

/** Accepts two formats, null for all others. Currencies that are missing are skipped. */
export function readFeed(body: string): Feed | null {
	const { data } = feed.safeParse(readJson(body));
	if (!data) return null;
	const named = shownCurrencies.filter((currency) => Object.hasOwn(data.rates, currency));
	return {
		rated_on: data.rated_on,
		egpPerUnit: new Map(named.map((currency) => [currency, pounds.safeParse(data.rates[currency]).data ?? null])),
	};
}
