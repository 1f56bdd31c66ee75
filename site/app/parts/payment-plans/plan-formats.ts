import { keepDayWithMonth, percentFigure } from '#app/i18n/figures.ts';
import { dateTimeFormat, numberFormat } from '#app/i18n/intl-formats.ts';
import { type Locale, locales } from '#domain/locales.ts';
import { type Piastres, toPounds } from '#domain/money/amounts.ts';
import type { Day } from '#domain/money/months.ts';

/** Also used in the browser, for what a slider changes. */
export function planFormats(locale: Locale) {
	const { format, comma } = locales[locale];
	const number = (value: number, digits = 0) =>
		numberFormat(format, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
	const month = locale === 'ar' ? 'long' : 'short';
	const days = dateTimeFormat(format, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
	const months = dateTimeFormat(format, { month, year: 'numeric', timeZone: 'UTC' });
	return {
		number,
		/** Piastres are shown only when there are some. */
		amount: (amount: Piastres) => number(toPounds(amount), amount % 100 === 0 ? 0 : 2),
		day: (day: Day) => keepDayWithMonth(days.format(new Date(day))),
		month: (day: Day) => months.format(new Date(day)),
		comma,
	};
}

/** Rounds below 100 % unless everything is paid. */
export const shareText = (paid: Piastres, all: Piastres): string =>
	percentFigure(paid === all ? 100 : Math.min(99, Math.round((paid / all) * 100)));

/** A text with one placeholder for a number or date. */
export const PLACE = '#';
export const fill = (words: string, value: string): string => words.replace(PLACE, value);
