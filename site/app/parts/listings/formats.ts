import { changeFigure, isolate, keepDayWithMonth, keepTogether, moneyFigure, percentFigure, rangeFigure } from '#app/i18n/figures.ts';
import { dateTimeFormat, numberFormat } from '#app/i18n/intl-formats.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { type Locale, locales } from '#domain/locales.ts';

type Money = { amount: string; currency: string };

export type { Money };

export type Localization = Pick<PageRequest, 'locale' | 't'>;
type Formats = ReturnType<typeof makeFormats>;

const formats: Record<Locale, WeakMap<Translate, Formats>> = { en: new WeakMap(), ar: new WeakMap() };

/** Formats of the page's language. Used on the server, so that the browser needs no Intl data. */
export function createFormats(request: Localization): Formats {
	const known = formats[request.locale].get(request.t) ?? makeFormats(request);
	formats[request.locale].set(request.t, known);
	return known;
}

function makeFormats({ locale, t }: Localization) {
	const { format } = locales[locale];
	const numbers = numberFormat(format);
	const number = (value: number) => numbers.format(Math.round(value));
	const percent = (value: number) => isolate(locale, percentFigure(value));
	const change = (value: number) => isolate(locale, changeFigure(value));
	const range = (from: string, to: string) => rangeFigure(locale, from, to);
	const squareMetres = (area: number, to = area) => t('property.squareMetres', { area: range(number(area), number(to)) });
	/** The ground floor is 0. */
	const floor = (level: number) =>
		level < 0 ? t('find.basement') : level === 0 ? t('listing.groundFloor') : t('listing.nthFloor', { floor: level });
	/** `3rd floor`. */
	const onFloor = (level: number) => (level < 0 ? floor(level) : t('find.floor', { nth: floor(level) }));
	const dateFormat = (parts: Intl.DateTimeFormatOptions) => dateTimeFormat(format, { ...parts, timeZone: 'Africa/Cairo' });
	const dates = {
		short: dateFormat({ day: 'numeric', month: locale === 'en' ? 'short' : 'long' }),
		long: dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
		month: dateFormat({ month: 'short', year: 'numeric' }),
		wholeMonth: dateFormat({ month: 'long', year: 'numeric' }),
	};
	const date = (day: string, style: keyof typeof dates) =>
		keepDayWithMonth(dates[style].format(new Date(day.length === 10 ? `${day}T12:00:00Z` : day)));
	const hours = (moment: Date, timeZone: string) =>
		keepTogether(dateTimeFormat(format, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone }).format(moment));
	const time = (moment: string) => hours(new Date(moment), 'Africa/Cairo');
	const words = { EGP: 'money.egp', USD: 'money.usd', EUR: 'money.eur' } as const;
	const money = (amount: number, currency: Property['currency']): Money => ({ amount: number(amount), currency: t(words[currency]) });
	/** One string, for sentences. */
	const moneyText = ({ amount, currency }: Money) => moneyFigure(locale, amount, currency);
	/** `48k`, `8.5M`: where only the magnitude matters. */
	const short = (value: number) => {
		if (value < 1000) return number(value);
		const inUnits = (unit: number) => Math.round((value / unit) * 10) / 10;
		return value < 1e6 ? t('count.thousand', { value: numbers.format(inUnits(1e3)) }) : t('count.million', { count: inUnits(1e6) });
	};
	/** A time of day such as `19:00`. */
	const clock = (hour: string) => hours(new Date(`2026-01-01T${hour}:00Z`), 'UTC');
	return { number, percent, change, range, squareMetres, floor, onFloor, date, time, clock, money, moneyText, short };
}
