import type { Property } from '../../../../content/entities/listings.ts';
import { locales } from '../../i18n/locales.ts';
import type { PageRequest } from '../../page-loader.ts';

type Money = { amount: string; currency: string };

export type { Money };

/** Numbers and dates as the page's language writes them. Made on the server, so the browser needs no formats. */
export function formatsOf({ locale, t }: Pick<PageRequest, 'locale' | 't'>) {
	const { format } = locales[locale];
	const numbers = new Intl.NumberFormat(format);
	const number = (value: number) => numbers.format(Math.round(value));
	const date = (day: string, style: 'short' | 'long' | 'month') => {
		const month = style === 'month' || (style === 'short' && locale === 'en') ? 'short' : 'long';
		const parts = style === 'month' ? { month, year: 'numeric' } : { day: 'numeric', month, ...(style === 'long' && { year: 'numeric' }) };
		return new Intl.DateTimeFormat(format, { ...(parts as Intl.DateTimeFormatOptions), timeZone: 'Africa/Cairo' }).format(
			new Date(day.length === 10 ? `${day}T12:00:00Z` : day),
		);
	};
	const words = { EGP: 'money.egp', USD: 'money.usd', EUR: 'money.eur' } as const;
	const money = (amount: number, currency: Property['currency']): Money => ({ amount: number(amount), currency: t(words[currency]) });
	return { number, date, money };
}
