import { readRates } from '#app/chosen-currency.ts';
import { numberFormat } from '#app/i18n/intl-formats.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { locales } from '#domain/locales.ts';
import { type ExchangeRate, fromPounds, isStale } from '#domain/money/exchange.ts';
import { createFormats } from '../listings/formats.ts';

type Converting = Pick<PageRequest, 'locale' | 't' | 'rate'>;

/** Beside the pound, never instead of it: `≈ $128,000`. Null where nobody asked, or the price is in another currency anyway. */
function convert(request: Converting, amount: number, currency: Property['currency']): { text: string; rate: ExchangeRate } | null {
	const { rate, t } = request;
	if (!rate || currency !== 'EGP') return null;
	const value = createFormats(request).number(fromPounds(amount, rate));
	return { text: t(`exchange.about.${rate.currency}`, { amount: value }), rate };
}

/** In one line, with the day of the rate. */
export function convertedLine(request: Converting, amount: number, currency: Property['currency']): string | null {
	const converted = convert(request, amount, currency);
	const { date } = createFormats(request);
	return converted && request.t('exchange.withDate', { amount: converted.text, date: date(converted.rate.rated_on, 'short') });
}

export type Converted = { text: string; rate: RateNote };
export type RateNote = { text: string; isStale: boolean };

/** With the rate, its day and who says so. */
export function convertedPrice(request: Converting, amount: number, currency: Property['currency']): Converted | null {
	const converted = convert(request, amount, currency);
	return converted && { text: converted.text, rate: noteRate(request, converted.rate) };
}

function noteRate(request: Converting, rate: ExchangeRate): RateNote {
	const stale = isStale(rate, cairoToday());
	const pounds = numberFormat(locales[request.locale].format, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	return {
		text: request.t(stale ? 'exchange.staleRate' : 'exchange.rate', {
			date: createFormats(request).date(rate.rated_on, 'short'),
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

/** Null where there are no rates. */
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
