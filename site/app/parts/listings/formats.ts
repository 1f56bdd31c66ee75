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
	/** Kept together, and with the minus before it, where letters of the other direction stand around it. */
	const percent = (value: number) => {
		const text = `${value < 0 ? '−' : ''}${numbers.format(Math.abs(value))}%`;
		return locale === 'ar' ? `\u2066${text}\u2069` : text;
	};
	const date = (day: string, style: 'short' | 'long' | 'month') => {
		const month = style === 'month' || (style === 'short' && locale === 'en') ? 'short' : 'long';
		const parts = style === 'month' ? { month, year: 'numeric' } : { day: 'numeric', month, ...(style === 'long' && { year: 'numeric' }) };
		return dateTimeFormat(format, { ...(parts as Intl.DateTimeFormatOptions), timeZone: 'Africa/Cairo' }).format(
			new Date(day.length === 10 ? `${day}T12:00:00Z` : day),
		);
	};
	const time = (moment: string) =>
		dateTimeFormat(format, { hour: 'numeric', minute: '2-digit', timeZone: 'Africa/Cairo' }).format(new Date(moment));
	const words = { EGP: 'money.egp', USD: 'money.usd', EUR: 'money.eur' } as const;
	const money = (amount: number, currency: Property['currency']): Money => ({ amount: number(amount), currency: t(words[currency]) });
	/** In one piece, for sentences. */
	const moneyText = ({ amount, currency }: Money) => (locale === 'ar' ? `${amount} ${currency}` : `${currency} ${amount}`);
	/** 48k, 8.5M: where the size is what matters. */
	const short = (value: number) => {
		if (value < 1000) return number(value);
		const [key, unit] = value < 1e6 ? (['count.thousand', 1e3] as const) : (['count.million', 1e6] as const);
		return t(key, { value: numbers.format(Math.round((value / unit) * 10) / 10) });
	};
	/** A time of day such as `19:00`. */
	const clock = (hour: string) =>
		dateTimeFormat(format, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(`2026-01-01T${hour}:00Z`));
	return { number, percent, date, time, clock, money, moneyText, short };
}
