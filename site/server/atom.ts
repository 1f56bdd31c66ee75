import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { Content } from '#content/content.ts';
import { defaultLocale, type Locale, localeCodes, locales } from '#domain/locales.ts';
import { group, tag, xmlDocument } from './xml.ts';

/** A feed route in every language; 503 without content. */
export function atomRoutes(path: string, status: Content['status'], write: (context: Context, locale: Locale) => string): Hono {
	const answer = (context: Context, locale: Locale) =>
		status().complete
			? context.body(write(context, locale), 200, {
					'content-type': 'application/atom+xml; charset=utf-8',
					'cache-control': 'public, max-age=300',
				})
			: context.text('', 503, { 'retry-after': '5' });
	const app = new Hono();
	const addresses: [string, Locale][] = [[path, defaultLocale], ...localeCodes.map((code): [string, Locale] => [`/${code}${path}`, code])];
	for (const [address, locale] of addresses) app.use(address, etag()).get(address, (context) => answer(context, locale));
	return app;
}

type Feed = {
	origin: string;
	locale: Locale;
	title: string;
	author: string;
	subtitle: string;
	/** The page with the same content, which also links the feed. */
	page: string;
	self: string;
	entries: { updated: string; xml: string }[];
};

export function atomDocument({ origin, locale, title, author, subtitle, page, self, entries }: Feed): string {
	return xmlDocument(
		group('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locales[locale].language, 'xml:base': `${origin}/` }, [
			tag('id', {}, page),
			tag('title', {}, title),
			tag('subtitle', {}, subtitle),
			tag('updated', {}, latestMoment(entries.map(({ updated }) => updated))),
			tag('link', { rel: 'alternate', type: 'text/html', href: page }),
			tag('link', { rel: 'self', type: 'application/atom+xml', href: self }),
			tag('icon', {}, `${origin}/favicon-96x96.png`),
			group('author', {}, [tag('name', {}, author), tag('uri', {}, origin + localePath('/', locale))]),
			...entries.map(({ xml }) => xml),
		]),
	);
}

/** The latest of some times; the epoch when there are none. */
export const latestMoment = (moments: readonly (string | null)[]): string =>
	new Date(Math.max(0, ...moments.flatMap((moment) => (moment ? [Date.parse(moment)] : [])))).toISOString();
