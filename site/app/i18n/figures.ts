import { type Locale, orderAmountAndCurrency } from '#domain/locales.ts';
import { numberFormat } from './intl-formats.ts';

/** Formats of percentages, changes and ranges, and non-breaking spaces; the same in the browser and on the server. */
const MINUS = '\u2212';
const percents = () => numberFormat('en', { maximumFractionDigits: 2 });

/** Non-breaking spaces, for a number with its unit. */
export const keepTogether = (text: string): string => text.replaceAll(/\s/g, '\u00a0');

/** `12 November 2026` may only break before the year. */
export const keepDayWithMonth = (date: string): string => date.replace(/^\d+ \S+/, keepTogether);

/** A left-to-right isolate, which keeps the order of the text inside Arabic. */
export const isolate = (locale: Locale, text: string): string => (locale === 'ar' ? `\u2066${text}\u2069` : text);

/** `EGP 7,850,000`, `7,850,000 ج.م`. */
export const moneyFigure = (locale: Locale, amount: string, currency: string): string =>
	keepTogether(orderAmountAndCurrency(locale, amount, currency).join(' '));

/** `7.5%`, `−6%`. */
export const percentFigure = (percent: number): string => `${percent < 0 ? MINUS : ''}${percents().format(Math.abs(percent))}%`;

/** `+4%`, `−4%`. */
export const changeFigure = (percent: number): string => `${percent > 0 ? '+' : ''}${percentFigure(percent)}`;

/** `245–343`, `4M – 8M`, in reading direction even without surrounding text. A single value when both ends are equal. */
export function rangeFigure(locale: Locale, from: string, to: string): string {
	if (from === to) return from;
	const isPlain = /^[\d.,]+$/.test(from + to);
	const text = isPlain ? `${from}–${to}` : `${from}\u00a0– ${to}`;
	// The mark after the isolate keeps Chromium from swapping the ends of a range that is alone in a `bdi`.
	return locale === 'ar' ? `\u2067\u200f${text}\u2069` : text;
}
