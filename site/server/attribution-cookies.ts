import type { MiddlewareHandler } from 'hono';
import { detectTouch, FIRST_TOUCH, LAST_TOUCH, writeTouch } from '#app/parts/forms/touch.ts';
import { formatCookie, readCookie } from '#domain/cookie.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';

const NINETY_DAYS = 90 * 24 * 60 * 60;

/** Remembers how the visitor came to the site, in cookies; stored by us only with a form. */
export const attributionCookies =
	(readOrigin: ReadOrigin): MiddlewareHandler =>
	async (context, next) => {
		const { pathname, search } = new URL(context.req.url);
		const url = new URL(readOrigin(context) + pathname + search);
		const isPage = context.req.method === 'GET' && (context.req.header('accept') ?? '').includes('text/html');
		const touch = isPage ? detectTouch(url, context.req.header('referer')) : null;
		await next();
		if (touch) {
			const cookie = { value: writeTouch(touch), maxAge: NINETY_DAYS, isHttpOnly: true, isSecure: url.protocol === 'https:' };
			const names = readCookie(context.req.raw.headers, FIRST_TOUCH) ? [LAST_TOUCH] : [FIRST_TOUCH, LAST_TOUCH];
			for (const name of names) context.header('set-cookie', formatCookie({ name, ...cookie }), { append: true });
		}
	};
