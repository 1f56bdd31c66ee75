import { defaultLocale, isLocale, type Locale } from '#domain/locales.ts';

/** The language prefix of a path; null without one. */
export const parsePrefix = (pathname: string): Locale | null => {
	const first = pathname.split('/')[1];
	return isLocale(first) ? first : null;
};

export const parseLocale = (pathname: string): Locale => parsePrefix(pathname) ?? defaultLocale;

/** `/ar/blog` → `/blog` */
export const withoutPrefix = (pathname: string): string => (parsePrefix(pathname) ? pathname.slice(3) || '/' : pathname);

/** English is canonical without a prefix; Arabic always has one. */
export const localePath = (path: string, locale: Locale): string =>
	locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** A path of the site gets the reader's language, unless it names one; other links stay. */
export const localLink = (link: string, locale: Locale): string =>
	link.startsWith('/') && !parsePrefix(link) ? localePath(link, locale) : link;

/** With a prefix in both languages: for the language switch. */
export const chosenPath = (path: string, locale: Locale): string => (path === '/' ? `/${locale}` : `/${locale}${path}`);
