import { Hono, type MiddlewareHandler } from 'hono';
import { CURRENCY_COOKIE, findChosenCurrency, isShownCurrency } from '#app/chosen-currency.ts';
import { formatCookie } from '#domain/cookie.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';

const YEAR = 365 * 24 * 60 * 60;
/** The pound is there anyway: choosing it takes the other currency away. */
const NONE = 'EGP';

/** A plain form chooses the currency that is beside the pound, and leads back to the page it stood on. */
export function currencyChoice(readOrigin: ReadOrigin, isHttps: boolean): Hono {
	return new Hono().post('/_currency', async (context) => {
		const form = await context.req.formData().catch(() => null);
		const chosen = form?.get('currency');
		if (chosen !== NONE && !isShownCurrency(chosen)) return context.text('There is no such currency.\nلا توجد عملة بهذا الاسم.\n', 400);
		const isNone = chosen === NONE;
		const value = isNone ? '' : chosen;
		const cookie = formatCookie({ name: CURRENCY_COOKIE, value, maxAge: isNone ? 0 : YEAR, isHttpOnly: true, isSecure: isHttps });
		context.header('set-cookie', cookie);
		return context.redirect(pageBefore(context.req.header('referer'), readOrigin(context)), 303);
	});
}

/** Never another site's, nor what a browser would take for one, nor what is no page (`/_currency` itself). */
function pageBefore(referrer: string | undefined, origin: string): string {
	const page = URL.parse(referrer ?? '');
	return page?.origin === new URL(origin).origin && /^\/(?![/\\_])/.test(page.pathname) ? page.pathname + page.search : '/';
}

/** A page with somebody's currency in it is kept by nobody but their browser. */
export const privateWithCurrency: MiddlewareHandler = async (context, next) => {
	await next();
	const said = context.res.headers.get('cache-control');
	if (findChosenCurrency(context.req.header('cookie') ?? '') && !said?.includes('no-store'))
		context.header('cache-control', 'private, no-cache');
};
