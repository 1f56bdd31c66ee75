import { type Context, Hono } from 'hono';
import { cairoToday } from '../../content/cairo.ts';
import type { Content } from '../../content/content.ts';
import { defaultLocale, type Locale, localeCodes, localePath, locales } from '../app/i18n/locales.ts';
import { type SitemapEntry, type SitemapKind, sitemapEntries, sitemapSize } from './sitemap-entries.ts';
import { group, tag, xmlDocument } from './xml.ts';

/** Addresses in one file; every record has one in each language. */
const PER_FILE = 10_000;
const RECORDS = PER_FILE / localeCodes.length;

const NAMESPACES = {
	xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
	'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
	'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

const kinds: SitemapKind[] = ['page', 'location', 'area', 'developer', 'project', 'launch', 'property', 'agent', 'post', 'career'];

/** `/sitemap.xml`, the list of sitemaps; and in `/sitemaps/` one for each kind of record, or several where there are many. */
export function sitemap({ read, onChange, status }: Content, originOf: (requestUrl: string) => string, perFile = RECORDS): Hono {
	const kept = new Map<string, string>();
	onChange(() => kept.clear());

	const files = () =>
		kinds.flatMap((kind) =>
			Array.from({ length: Math.ceil(sitemapSize(read, kind) / perFile) }, (_, part) => ({
				name: part ? `${kind}-${part + 1}` : kind,
				kind,
				offset: part * perFile,
			})),
		);

	function document(origin: string, name: string | null): string | null {
		if (name === null) return indexOf(files().map((file) => `${origin}/sitemaps/${file.name}.xml`));
		const file = files().find((one) => one.name === name);
		return file ? urlSet(sitemapEntries(read, file.kind, { limit: perFile, offset: file.offset }), origin) : null;
	}

	function answer(context: Context, name: string | null): Response {
		if (!status().complete) return context.text('', 503, { 'retry-after': '5' });
		const origin = originOf(context.req.url);
		const key = `${cairoToday()} ${origin} ${name}`;
		const body = kept.get(key) ?? document(origin, name);
		if (body === null) return context.text('', 404);
		kept.set(key, body);
		return context.body(body, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' });
	}

	const app = new Hono();
	for (const path of ['/sitemap.xml', ...localeCodes.map((code) => `/${code}/sitemap.xml`)])
		app.get(path, (context) => answer(context, null));
	return app.get('/sitemaps/:file{[a-z]+(?:-\\d+)?\\.xml}', (context) => answer(context, context.req.param('file').slice(0, -4)));
}

const indexOf = (addresses: string[]) =>
	xmlDocument(
		group(
			'sitemapindex',
			{ xmlns: NAMESPACES.xmlns },
			addresses.map((address) => group('sitemap', {}, [tag('loc', {}, address)])),
		),
	);

function urlSet(entries: SitemapEntry[], origin: string): string {
	const urls = entries.flatMap(({ paths, changed, images }) => {
		const address = (code: Locale) => encodeURI(origin + localePath(paths[code], code));
		const alternate = (hreflang: string, code: Locale) => tag('xhtml:link', { rel: 'alternate', hreflang, href: address(code) });
		const shared = [
			...(changed ? [tag('lastmod', {}, changed)] : []),
			...localeCodes.map((code) => alternate(locales[code].language, code)),
			alternate('x-default', defaultLocale),
			...images.map((path) => group('image:image', {}, [tag('image:loc', {}, origin + path)])),
		];
		return localeCodes.map((code) => group('url', {}, [tag('loc', {}, address(code)), ...shared]));
	});
	return xmlDocument(
		group(
			'urlset',
			NAMESPACES,
			urls.map((url) => `\n${url}`),
		),
	);
}
