import { changeFigure, isolate, keepDayWithMonth, keepTogether, moneyFigure, percentFigure, rangeFigure } from '#app/i18n/figures.ts';
import { dateTimeFormat, numberFormat } from '#app/i18n/intl-formats.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';

type Money = { amount: string; currency: string };

export type { Money };

/** Numbers and dates as the page's language writes them. Made on the server, so the browser needs no formats. */
export function createFormats({ locale, t }: Pick<PageRequest, 'locale' | 't'>) {
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
	const date = (day: string, style: 'short' | 'long' | 'month') => {
		const month = style === 'month' || (style === 'short' && locale === 'en') ? 'short' : 'long';
		const parts = style === 'month' ? { month, year: 'numeric' } : { day: 'numeric', month, ...(style === 'long' && { year: 'numeric' }) };
		const text = dateTimeFormat(format, { ...(parts as Intl.DateTimeFormatOptions), timeZone: 'Africa/Cairo' }).format(
			new Date(day.length === 10 ? `${day}T12:00:00Z` : day),
		);
		return keepDayWithMonth(text);
	};
	const hours = (moment: Date, timeZone: string) =>
		keepTogether(dateTimeFormat(format, { hour: 'numeric', minute: '2-digit', timeZone }).format(moment));
	const time = (moment: string) => hours(new Date(moment), 'Africa/Cairo');
	const words = { EGP: 'money.egp', USD: 'money.usd', EUR: 'money.eur' } as const;
	const money = (amount: number, currency: Property['currency']): Money => ({ amount: number(amount), currency: t(words[currency]) });
	/** In one piece, for sentences. */
	const moneyText = ({ amount, currency }: Money) => moneyFigure(locale, amount, currency);
	/** 48k, 8.5M: where the size is what matters. */
	const short = (value: number) => {
		if (value < 1000) return number(value);
		const inUnits = (unit: number) => Math.round((value / unit) * 10) / 10;
		return value < 1e6 ? t('count.thousand', { value: numbers.format(inUnits(1e3)) }) : t('count.million', { count: inUnits(1e6) });
	};
	/** A time of day such as `19:00`. */
	const clock = (hour: string) => hours(new Date(`2026-01-01T${hour}:00Z`), 'UTC');
	return { number, percent, change, range, squareMetres, floor, date, time, clock, money, moneyText, short };
}
