import { Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { parseId } from '#app/addresses.ts';
import { parseLocale, withoutPrefix } from '#app/i18n/locale-paths.ts';
import { pageAt } from '#app/page-rules.ts';
import { readSiteName } from '#app/site-name.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { Reader } from '#content/reader.ts';
import type { Locale } from '#domain/locales.ts';
import type { ReadOrigin } from '../entrance/own-origin.ts';
import { type CardName, cardContent, createTextContext } from './card-content.ts';
import { ANYWHERE } from './islands.ts';

const [WIDTH, HEIGHT] = [400, 460];
const thumbnail = { thumbnail_width: 640, thumbnail_height: 427 };

/** For blogs that embed the address of a home or compound: the markup of its card. */
export function oembed(read: Reader, readOrigin: ReadOrigin): Hono {
	return new Hono().get('/oembed', (context) => {
		const { url = '', format = 'json', maxwidth = '' } = context.req.query();
		if (format !== 'json') return context.json({ error: 'Only JSON is spoken here' }, 501, ANYWHERE);
		const origin = readOrigin(context);
		const subject = readSubject(url, origin);
		const request = subject && createTextContext(read, subject.locale);
		const content = subject && request && cardContent(request, subject.card, subject.id);
		if (!content) return context.json({ error: 'There is no card of this address' }, 404, ANYWHERE);
		const { card, id, locale } = subject;
		const place = html`<div data-pn-card="${card}-${id}" data-pn-locale="${locale}"><a href="${origin + content.to}">${content.title}</a></div>`;
		const markup = html`${place}<script async src="${origin}/embed.js"></script>`;
		const answer = {
			version: '1.0',
			type: 'rich',
			provider_name: readSiteName(request),
			provider_url: origin,
			title: content.title,
			html: String(markup),
			width: Math.min(WIDTH, (/^\d{1,5}$/.test(maxwidth) && Number(maxwidth)) || WIDTH),
			height: HEIGHT,
			cache_age: 3600,
			...(content.picture && { thumbnail_url: origin + photoAddress(content.picture, thumbnail.thumbnail_width), ...thumbnail }),
		};
		return context.json(answer, 200, ANYWHERE);
	});
}

/** Adds the oEmbed discovery link to pages of homes and compounds. */
export function announceOembed(readOrigin: ReadOrigin): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { pathname } = new URL(context.req.url);
		if (context.res.status !== 200 || !cardAt(pathname) || !context.res.headers.get('content-type')?.includes('html')) return;
		const origin = readOrigin(context);
		const address = `${origin}/oembed?url=${encodeURIComponent(origin + pathname)}`;
		context.header('link', `<${address}>; rel="alternate"; type="application/json+oembed"`, { append: true });
	};
}

function cardAt(path: string): CardName | null {
	const page = pageAt(path);
	return page === 'property' || page === 'compound' ? page : null;
}

function readSubject(address: string, origin: string): { card: CardName; id: number; locale: Locale } | null {
	const url = URL.parse(address);
	if (url?.origin !== origin || url.username || url.password) return null;
	const { pathname } = url;
	const [card, id] = [cardAt(pathname), parseId(withoutPrefix(pathname).split('/').at(-1))];
	return card && id !== null ? { card, id, locale: parseLocale(pathname) } : null;
}
