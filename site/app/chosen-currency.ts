import type { Reader } from '#content/reader.ts';
import { findCookie } from '#domain/cookie.ts';
import type { Locale } from '#domain/locales.ts';
import { type ExchangeRate, newestRates } from '#domain/money/exchange.ts';
import { type ShownCurrency, shownCurrencies } from '#domain/vocabulary.ts';

/** Which currency a visitor sees beside the pound. The person who chose one gets pages that are theirs alone. */
export const CURRENCY_COOKIE = 'pn_currency';

export const isShownCurrency = (text: unknown): text is ShownCurrency => shownCurrencies.some((currency) => currency === text);

/** In the `Cookie` header. */
export function findChosenCurrency(cookies: string): ShownCurrency | null {
	const chosen = findCookie(cookies, CURRENCY_COOKIE);
	return isShownCurrency(chosen) ? chosen : null;
}

/** The rate of each currency that can be chosen, in the order of the vocabulary. */
export function readRates(read: Reader, locale: Locale): ExchangeRate[] {
	const newest = newestRates(
		read.list('exchange_rate').map(({ translations, ...rate }) => ({ ...rate, source: translations[locale].source })),
	);
	return shownCurrencies.flatMap((currency) => newest.get(currency) ?? []);
}
