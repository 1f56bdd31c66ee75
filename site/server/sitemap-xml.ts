import { localePath } from '#app/i18n/locale-paths.ts';
import { defaultLocale, type Locale, localeCodes, locales } from '#domain/locales.ts';
import type { SitemapEntry } from './sitemap-entries.ts';
import { group, tag, xmlDocument } from './xml.ts';

const NAMESPACES = {
	xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
	'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
	'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

export const sitemapIndex = (addresses: string[]): string =>
	xmlDocument(
		group(
			'sitemapindex',
			{ xmlns: NAMESPACES.xmlns },
			addresses.map((address) => group('sitemap', {}, [tag('loc', {}, address)])),
		),
	);

export const urlSet = (urls: string[]): string =>
	xmlDocument(
		group(
			'urlset',
			NAMESPACES,
			urls.map((url) => `\n${url}`),
		),
	);

/** One element per language, each with all alternates. */
export function urlElements({ paths, changed, images }: SitemapEntry, origin: string): string[] {
	const address = (code: Locale) => encodeURI(origin + localePath(paths[code], code));
	const alternate = (hreflang: string, code: Locale) => tag('xhtml:link', { rel: 'alternate', hreflang, href: address(code) });
	const shared = [
		...(changed ? [tag('lastmod', {}, changed)] : []),
		...localeCodes.map((code) => alternate(locales[code].language, code)),
		alternate('x-default', defaultLocale),
		...images.map((path) => group('image:image', {}, [tag('image:loc', {}, origin + path)])),
	];
	return localeCodes.map((code) => group('url', {}, [tag('loc', {}, address(code)), ...shared]));
}
