/** The one table of languages. `language` is what HTML, hreflang and the sitemap say; `format` is how numbers and dates are written. */
export const locales = {
	en: { language: 'en-US', direction: 'ltr', format: 'en-GB', name: 'English', cms: 'en_US' },
	ar: { language: 'ar-EG', direction: 'rtl', format: 'ar-EG-u-nu-latn', name: 'العربية', cms: 'ar_EG' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';
export const localeCodes = Object.keys(locales) as Locale[];

export const isLocale = (value: string | undefined | null): value is Locale => value === 'en' || value === 'ar';

/** The prefix of a path, if it has one: a choice the visitor made. */
export const prefixOf = (pathname: string): Locale | null => {
	const first = pathname.split('/')[1];
	return isLocale(first) ? first : null;
};

export const localeOf = (pathname: string): Locale => prefixOf(pathname) ?? defaultLocale;

/** `/ar/blog` → `/blog` */
export const withoutPrefix = (pathname: string): string => (prefixOf(pathname) ? pathname.slice(3) || '/' : pathname);

/** English's canonical form has no prefix; Arabic always has one. */
export const localePath = (path: string, locale: Locale): string =>
	locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** The address that says which language is wanted, for the switcher. */
export const chosenPath = (path: string, locale: Locale): string => (path === '/' ? `/${locale}` : `/${locale}${path}`);
