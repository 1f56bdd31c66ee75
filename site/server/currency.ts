import { Hono, type MiddlewareHandler } from 'hono';
import { CURRENCY_COOKIE, findChosenCurrency, isShownCurrency } from '#app/chosen-currency.ts';
import { formatCookie } from '#domain/cookie.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';

const YEAR = 365 * 24 * 60 * 60;
/** Choosing the pound removes the second currency. */
const NONE = 'EGP';

/** Sets the currency cookie and redirects back to the page. */
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

/** Only paths on this site that are pages: guards against open redirects and loops. */
function pageBefore(referrer: string | undefined, origin: string): string {
	const page = URL.parse(referrer ?? '');
	return page?.origin === new URL(origin).origin && /^\/(?![/\\_])/.test(page.pathname) ? page.pathname + page.search : '/';
}

/** Pages with a chosen currency may only be stored by the browser. */
export const privateWithCurrency: MiddlewareHandler = async (context, next) => {
	await next();
	const said = context.res.headers.get('cache-control');
	if (findChosenCurrency(context.req.header('cookie') ?? '') && !said?.includes('no-store'))
		context.header('cache-control', 'private, no-cache');
};
