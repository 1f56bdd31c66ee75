import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { isLocale } from '../app/i18n/locales.ts';

const DAY = 24 * 60 * 60;

/** Which build this is, and its dictionaries, at addresses that callers know. */
export function builds(buildId: string): Hono {
	const dictionary = (locale: string) => readFileSync(new URL(`../app/i18n/messages/${locale}.json`, import.meta.url), 'utf8');
	return new Hono()
		.get('/builds/latest.json', (context) => context.json({ id: buildId }, 200, { 'cache-control': 'no-store' }))
		.get('/builds/meta/:file', (context) =>
			context.req.param('file') === `${buildId}.json`
				? context.json({ id: buildId, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] })
				: context.notFound(),
		)
		.get('/_i18n/:build/:locale/messages.json', (context) => {
			const { build, locale } = context.req.param();
			if (!isLocale(locale)) return context.notFound();
			return context.body(dictionary(locale), 200, {
				'content-type': 'application/json',
				'cache-control': build === buildId ? `public, max-age=${DAY}` : 'no-cache',
			});
		});
}
