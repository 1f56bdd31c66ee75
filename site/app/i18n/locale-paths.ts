import { defaultLocale, isLocale, type Locale } from '#domain/locales.ts';

/** The prefix of a path, if it has one: a choice the visitor made. */
export const parsePrefix = (pathname: string): Locale | null => {
	const first = pathname.split('/')[1];
	return isLocale(first) ? first : null;
};

export const parseLocale = (pathname: string): Locale => parsePrefix(pathname) ?? defaultLocale;

/** `/ar/blog` → `/blog` */
export const withoutPrefix = (pathname: string): string => (parsePrefix(pathname) ? pathname.slice(3) || '/' : pathname);

/** English's canonical form has no prefix; Arabic always has one. */
export const localePath = (path: string, locale: Locale): string =>
	locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** What an editor linked to: a path of the site in the reader's language, unless it names one, or an address elsewhere. */
export const localLink = (link: string, locale: Locale): string =>
	link.startsWith('/') && !parsePrefix(link) ? localePath(link, locale) : link;

/** The address that says which language is wanted, for the switcher. */
export const chosenPath = (path: string, locale: Locale): string => (path === '/' ? `/${locale}` : `/${locale}${path}`);
