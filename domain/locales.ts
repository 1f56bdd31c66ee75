/** The one table of languages. `language` is what HTML, hreflang and the sitemap say; `format` is how numbers and dates are written. */
export const locales = {
	en: { language: 'en-US', direction: 'ltr', format: 'en-GB', name: 'English', cms: 'en_US' },
	ar: { language: 'ar-EG', direction: 'rtl', format: 'ar-EG-u-nu-latn', name: 'العربية', cms: 'ar_EG' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';
export const localeCodes = Object.keys(locales) as Locale[];

export const isLocale = (value: string | undefined | null): value is Locale => value === 'en' || value === 'ar';
