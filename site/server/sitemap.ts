import { Hono } from 'hono';
import type { Content } from '../../content/content.ts';
import { type Addressable, pathOf } from '../app/addresses.ts';
import { localeCodes, localePath, locales } from '../app/i18n/locales.ts';
import { siteMap } from '../app/site-map.ts';

const kinds: Addressable[] = ['location', 'area', 'developer', 'project', 'launch', 'property', 'agent', 'post', 'career'];
const hidden = new Set(['admin-search', 'favorites']);

/** What one sitemap may hold. */
const LIMIT = 50_000;

type Paths = { en: string; ar: string };

/** Every page with its address in both languages. */
export function sitemap(content: Content, originOf: (requestUrl: string) => string): Hono {
	const answer = (requestUrl: string) => {
		const origin = originOf(requestUrl);
		const fixed = siteMap
			.filter(({ page, paths: [path] }) => !path.includes(':') && !hidden.has(page))
			.map(({ paths: [path] }): Paths => ({ en: path, ar: path }));
		const records = kinds.flatMap((kind) =>
			content.read
				.list(kind, { limit: LIMIT })
				.map((record): Paths => ({ en: pathOf(kind, record, 'en'), ar: pathOf(kind, record, 'ar') })),
		);
		return document([...fixed, ...records].slice(0, LIMIT / 2), origin);
	};
	const app = new Hono();
	for (const path of ['/sitemap.xml', '/en/sitemap.xml', '/ar/sitemap.xml'])
		app.get(path, (context) =>
			context.body(answer(context.req.url), 200, {
				'content-type': 'application/xml; charset=utf-8',
				'cache-control': 'public, max-age=300',
			}),
		);
	return app;
}

function document(pages: Paths[], origin: string): string {
	const address = (paths: Paths, locale: 'en' | 'ar') => encodeURI(origin + localePath(paths[locale], locale)).replaceAll('&', '&amp;');
	const links = (paths: Paths) =>
		localeCodes.map((code) => `<xhtml:link rel="alternate" hreflang="${locales[code].language}" href="${address(paths, code)}"/>`).join('');
	const urls = pages.flatMap((paths) => localeCodes.map((code) => `<url><loc>${address(paths, code)}</loc>${links(paths)}</url>`));
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
