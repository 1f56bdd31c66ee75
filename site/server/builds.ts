import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { compileForBrowser } from '../app/i18n/compile-messages.ts';
import { isLocale, type Locale } from '../app/i18n/locales.ts';
import { dictionary } from './words.ts';

const DAY = 24 * 60 * 60;

/** Changes with the code in the browser and with the dictionaries. */
export const buildIdOf = (assetsVersion: string) =>
	`${assetsVersion}-${createHash('sha256').update(dictionary('en')).update(dictionary('ar')).digest('hex').slice(0, 8)}`;

/** Which build this is, and its dictionaries, at addresses that callers know. */
export function builds(buildId: string): Hono {
	const compiled = { en: once(() => compiledOf('en')), ar: once(() => compiledOf('ar')) };
	return new Hono()
		.get('/builds/latest.json', (context) => context.json({ id: buildId }, 200, { 'cache-control': 'no-store' }))
		.get('/builds/meta/:file', (context) =>
			context.req.param('file') === `${buildId}.json`
				? context.json({ id: buildId, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] })
				: context.notFound(),
		)
		.get('/_i18n/:build/:locale/:file{(?:messages|compiled)\\.json}', (context) => {
			const { build, locale, file } = context.req.param();
			if (!isLocale(locale)) return context.notFound();
			const body = file === 'compiled.json' ? compiled[locale]() : dictionary(locale);
			return context.body(body, 200, {
				'content-type': 'application/json',
				'cache-control': build === buildId ? `public, max-age=${DAY}` : 'no-cache',
			});
		});
}

/** Parsed here, so that no parser of plurals has to travel to the browser. */
const compiledOf = (locale: Locale) => JSON.stringify(compileForBrowser(JSON.parse(dictionary(locale))));

function once<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
}
