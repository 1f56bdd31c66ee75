import { Hono } from 'hono';
import { localeCodes } from '#domain/locales.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';

/** Not the pages with noindex: a crawler that may not fetch them would never see it. */
const closed = ['/admin', ...localeCodes.map((code) => `/${code}/admin`), '/*.data$', '/*/_payload.json$'];

export function robots(readOrigin: ReadOrigin): Hono {
	return new Hono().get('/robots.txt', (context) =>
		context.text(
			['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${readOrigin(context)}/sitemap.xml`, ''].join('\n'),
			200,
			{ 'cache-control': 'public, max-age=86400' },
		),
	);
}
