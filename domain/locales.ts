/**
 * The only table of languages. `language` is used in HTML, hreflang and the sitemap; `format` for numbers and dates, including their digits;
 * `comma` and `semicolon` in lists; `currency` is the side of the amount it is written on.
 */
export const locales = {
	en: {
		language: 'en-US',
		direction: 'ltr',
		format: 'en-GB',
		comma: ', ',
		semicolon: '; ',
		currency: 'before',
		name: 'English',
		cms: 'en_US',
	},
	ar: {
		language: 'ar-EG',
		direction: 'rtl',
		format: 'ar-EG-u-nu-latn',
		comma: '، ',
		semicolon: '؛ ',
		currency: 'after',
		name: 'العربية',
		cms: 'ar_EG',
	},
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';
export const localeCodes = Object.keys(locales) as Locale[];

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value);

export const orderAmountAndCurrency = <T>(locale: Locale, amount: T, currency: T): [T, T] =>
	locales[locale].currency === 'after' ? [amount, currency] : [currency, amount];
