import { readRates } from '#app/chosen-currency.ts';
import { numberFormat } from '#app/i18n/intl-formats.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { locales } from '#domain/locales.ts';
import type { AmountRange } from '#domain/money/costs.ts';
import { type ExchangeRate, fromPounds, isStale } from '#domain/money/exchange.ts';
import { createFormats } from '../listings/formats.ts';

type Converting = Pick<PageRequest, 'locale' | 't' | 'rate'>;

/**
 * `≈ $128,000`, shown beside the pound. Null when no currency was chosen or the price is in another one. The date of the rate is shown once
 * per page.
 */
export function convertedText(request: Converting, amount: number | AmountRange, currency: Property['currency']): string | null {
	const { rate, t } = request;
	if (!rate || currency !== 'EGP') return null;
	const { number, range } = createFormats(request);
	const { low, high } = typeof amount === 'number' ? { low: amount, high: amount } : amount;
	const convert = (pounds: number) => number(fromPounds(pounds, rate));
	return t(`exchange.about.${rate.currency}`, { amount: range(convert(low), convert(high)) });
}

/** The same with a label, where it is not beside its amount. */
export function convertedPhrase(
	request: Converting,
	purpose: 'monthly' | 'toOwner' | 'perMetre',
	amount: number,
	currency: Property['currency'],
): string | null {
	const text = convertedText(request, amount, currency);
	return text && request.t(`exchange.${purpose}`, { amount: text });
}

export type Converted = { text: string; rate: RateNote };
export type RateNote = { text: string; isStale: boolean };

/** With the rate, its date and its source. */
export function convertedPrice(request: Converting, amount: number, currency: Property['currency']): Converted | null {
	const text = convertedText(request, amount, currency);
	return text && request.rate ? { text, rate: noteRate(request, request.rate) } : null;
}

/** With the year when it is not this year. */
function formatDay(request: Converting, { rated_on }: ExchangeRate): string {
	const isThisYear = rated_on.slice(0, 4) === cairoToday().slice(0, 4);
	return createFormats(request).date(rated_on, isThisYear ? 'short' : 'long');
}

function noteRate(request: Converting, rate: ExchangeRate): RateNote {
	const stale = isStale(rate, cairoToday());
	const pounds = numberFormat(locales[request.locale].format, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	return {
		text: request.t(stale ? 'exchange.staleRate' : 'exchange.rate', {
			date: formatDay(request, rate),
			rate: pounds.format(rate.egp_per_unit),
			source: rate.source,
		}),
		isStale: stale,
	};
}

export type CurrencyChoice = {
	label: string;
	show: string;
	options: { value: string; text: string; isChosen: boolean }[];
	rate: RateNote | null;
};

/** Null without exchange rates. */
export function buildCurrencyChoice(request: Converting & Pick<PageRequest, 'read'>): CurrencyChoice | null {
	const { read, locale, t, rate } = request;
	const rates = readRates(read, locale);
	if (rates.length === 0) return null;
	return {
		label: t('exchange.label'),
		show: t('exchange.show'),
		options: [
			{ value: 'EGP', text: t('exchange.none'), isChosen: rate === null },
			...rates.map(({ currency }) => ({ value: currency, text: t(`exchange.name.${currency}`), isChosen: currency === rate?.currency })),
		],
		rate: rate && noteRate(request, rate),
	};
}
