import type { MetaDescriptor } from 'react-router';
import type { Graph } from 'schema-dts';
import { defaultLocale, type Locale, localeCodes, locales } from '#domain/locales.ts';
import { localePath } from './i18n/locale-paths.ts';

/** The head of a page. Paths are without a language prefix. */
export type Head = {
	title: string;
	description: string;
	siteName: string;
	origin: string;
	locale: Locale;
	paths: Record<Locale, string>;
	/** Parameters that are part of the canonical address. */
	query: string;
	image: { path: string; width: number; height: number; alt: string } | null;
	noIndex: boolean;
	isArticle: boolean;
	feed: Feed | null;
	/** Server only, and not enumerable, so that it is rendered but not part of the loader data. */
	graph?: () => Graph;
};

/** `path` is without a language prefix. */
export type Feed = { title: string; path: string };

const SEPARATOR = '|';
export const BLOG_FEED = '/blog/feed.xml';

const formatTitle = ({ title, siteName }: Pick<Head, 'title' | 'siteName'>) => `${title} ${SEPARATOR} ${siteName}`;

export const addressIn = ({ origin, paths, query }: Pick<Head, 'origin' | 'paths' | 'query'>, locale: Locale) =>
	encodeURI(`${origin}${localePath(paths[locale], locale)}`) + query;

/** The `meta` export of pages whose loader returns a head. */
export function pageMeta({ loaderData }: { loaderData?: { head: Head } | undefined }): MetaDescriptor[] {
	return loaderData ? describe(loaderData.head) : [];
}

function describe(head: Head): MetaDescriptor[] {
	const { origin, locale, image, feed, graph } = head;
	const title = formatTitle(head);
	const others = localeCodes.filter((code) => code !== locale);
	return [
		{ title },
		{ name: 'description', content: head.description },
		{ name: 'robots', content: head.noIndex ? 'noindex' : 'max-image-preview:large' },
		{ tagName: 'link', rel: 'canonical', href: addressIn(head, locale) },
		// Also without region, for readers outside Egypt.
		...localeCodes.flatMap((code) =>
			[locales[code].language, code].map((hrefLang) => ({
				tagName: 'link' as const,
				rel: 'alternate',
				hrefLang,
				href: addressIn(head, code),
			})),
		),
		{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(head, defaultLocale) },
		...(feed
			? [
					{
						tagName: 'link',
						rel: 'alternate',
						type: 'application/atom+xml',
						title: feed.title,
						href: origin + localePath(feed.path, locale),
					},
				]
			: []),
		{ property: 'og:type', content: head.isArticle ? 'article' : 'website' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: head.description },
		{ property: 'og:url', content: addressIn(head, locale) },
		{ property: 'og:site_name', content: head.siteName },
		{ property: 'og:locale', content: locales[locale].cms },
		...others.map((code) => ({ property: 'og:locale:alternate', content: locales[code].cms })),
		...(image
			? [
					{ property: 'og:image', content: `${origin}${image.path}` },
					{ property: 'og:image:width', content: `${image.width}` },
					{ property: 'og:image:height', content: `${image.height}` },
					{ property: 'og:image:alt', content: image.alt },
				]
			: []),
		{ name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
		...(graph ? [{ 'script:ld+json': graph() }] : []),
	];
}
