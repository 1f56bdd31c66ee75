import type { Reader } from '#content/reader.ts';
import { findCookie } from '#domain/cookie.ts';
import type { Locale } from '#domain/locales.ts';
import { type ExchangeRate, findNewestRates } from '#domain/money/exchange.ts';
import { type ShownCurrency, shownCurrencies } from '#domain/vocabulary.ts';

/** The currency shown beside EGP. Pages with this cookie are cached for that currency only, never by proxies. */
export const CURRENCY_COOKIE = 'pn_currency';

export const isShownCurrency = (text: unknown): text is ShownCurrency => shownCurrencies.some((currency) => currency === text);

/** From the `Cookie` header. */
export function findChosenCurrency(cookies: string): ShownCurrency | null {
	const chosen = findCookie(cookies, CURRENCY_COOKIE);
	return isShownCurrency(chosen) ? chosen : null;
}

/** Exchange rates of the currencies that can be chosen, in the order of the vocabulary. */
export function readRates(read: Reader, locale: Locale): ExchangeRate[] {
	const newest = findNewestRates(
		read.list('exchange_rate').map(({ translations, ...rate }) => ({ ...rate, source: translations[locale].source })),
	);
	return shownCurrencies.flatMap((currency) => newest.get(currency) ?? []);
}
