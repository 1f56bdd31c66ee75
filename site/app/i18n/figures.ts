import { type Locale, orderAmountAndCurrency } from '#domain/locales.ts';
import { numberFormat } from './intl-formats.ts';

/** How figures are written, in the browser as on the server: percentages, changes, ranges, and what must not part at the end of a line. */
const MINUS = '\u2212';
const percents = () => numberFormat('en', { maximumFractionDigits: 2 });

/** A number and its unit stay on one line. */
export const keepTogether = (text: string): string => text.replaceAll(/\s/g, '\u00a0');

/** `12 November 2026` breaks before the year, if at all. */
export const keepDayWithMonth = (date: string): string => date.replace(/^\d+ \S+/, keepTogether);

/** Kept in order where letters of the other direction stand around it. */
export const isolate = (locale: Locale, text: string): string => (locale === 'ar' ? `\u2066${text}\u2069` : text);

/** `EGP 7,850,000`, `7,850,000 ج.م`. */
export const moneyFigure = (locale: Locale, amount: string, currency: string): string =>
	keepTogether(orderAmountAndCurrency(locale, amount, currency).join(' '));

/** `7.5%`, `−6%`. */
export const percentFigure = (percent: number): string => `${percent < 0 ? MINUS : ''}${percents().format(Math.abs(percent))}%`;

/** `+4%`, `−4%`. */
export const changeFigure = (percent: number): string => `${percent > 0 ? '+' : ''}${percentFigure(percent)}`;

/** `245–343`, `4M – 8M`: it runs with the reading direction, also where it stands alone. One value where both ends are the same. */
export function rangeFigure(locale: Locale, from: string, to: string): string {
	if (from === to) return from;
	const isPlain = /^[\d.,]+$/.test(from + to);
	const text = isPlain ? `${from}–${to}` : `${from}\u00a0– ${to}`;
	// The mark after the isolate: without it Chromium takes the first digit of a range that stands alone in a `bdi` for the last.
	return locale === 'ar' ? `\u2067\u200f${text}\u2069` : text;
}
