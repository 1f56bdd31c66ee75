import { createFormatter } from 'use-intl/core';
import type { Property } from '../../../../content/entities/listings.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import type { PageRequest } from '../../page-loader.ts';

type Money = { amount: string; currency: string };

export type { Money };

/** Numbers and dates as the page's language writes them. Made on the server, so the browser needs no formats. */
export function formatsOf({ locale, t }: Pick<PageRequest, 'locale' | 't'>) {
	const format = createFormatter({ locale: locales[locale].format as Locale, timeZone: 'Africa/Cairo' });
	const number = (value: number) => format.number(Math.round(value));
	const date = (day: string, style: 'short' | 'long' | 'month') =>
		format.dateTime(
			new Date(day.length === 10 ? `${day}T12:00:00Z` : day),
			style === 'month'
				? { month: 'short', year: 'numeric' }
				: { day: 'numeric', month: style === 'long' || locale === 'ar' ? 'long' : 'short', ...(style === 'long' && { year: 'numeric' }) },
		);
	const words = { EGP: 'money.egp', USD: 'money.usd', EUR: 'money.eur' } as const;
	const money = (amount: number, currency: Property['currency']): Money => ({ amount: number(amount), currency: t(words[currency]) });
	return { number, date, money };
}
