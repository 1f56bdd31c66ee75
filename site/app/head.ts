import type { MetaDescriptor } from 'react-router';
import { defaultLocale, type Locale, localeCodes, localePath, locales } from './i18n/locales.ts';

/** What a page says of itself to browsers, search engines and whoever shares it. Paths are without a language's prefix. */
export type Head = {
	title: string;
	description: string;
	siteName: string;
	origin: string;
	locale: Locale;
	paths: Record<Locale, string>;
	/** Query parameters that make a page of their own. */
	query: string;
	image: string | null;
	noIndex: boolean;
};

const SEPARATOR = '|';

export const titleOf = ({ title, siteName }: Pick<Head, 'title' | 'siteName'>) => `${title} ${SEPARATOR} ${siteName}`;

/** `meta` of every page whose loader returns a head. */
export function pageMeta({ loaderData }: { loaderData?: { head: Head } | undefined }): MetaDescriptor[] {
	return loaderData ? describe(loaderData.head) : [];
}

function describe(head: Head): MetaDescriptor[] {
	const { origin, locale, paths, query } = head;
	const address = (code: Locale) => encodeURI(`${origin}${localePath(paths[code], code)}`) + query;
	const title = titleOf(head);
	const others = localeCodes.filter((code) => code !== locale);
	return [
		{ title },
		{ name: 'description', content: head.description },
		...(head.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
		{ tagName: 'link', rel: 'canonical', href: address(locale) },
		...localeCodes.map((code) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: locales[code].language, href: address(code) })),
		{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: head.description },
		{ property: 'og:url', content: address(locale) },
		{ property: 'og:site_name', content: head.siteName },
		{ property: 'og:locale', content: locales[locale].cms },
		...others.map((code) => ({ property: 'og:locale:alternate', content: locales[code].cms })),
		...(head.image ? [{ property: 'og:image', content: `${origin}${head.image}` }] : []),
		{ name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' },
	];
}
