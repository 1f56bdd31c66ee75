import type { Context, MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { formatLocaleCookie, LOCALE_COOKIE } from '#app/i18n/locale-cookie.ts';
import { chosenPath, parsePrefix } from '#app/i18n/locale-paths.ts';
import { findCookie } from '#domain/cookie.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locales.ts';

/** User-Agent, because crawlers are not redirected. */
const FOUND_BY = 'Accept-Language, Cookie, User-Agent';

export type RedirectReach = 'root' | 'no-prefix' | 'all';

/** Without a prefix the language is detected; a prefix is the visitor's choice and is remembered. Crawlers are never redirected. */
export function chooseLocale(reach: RedirectReach, isHttps: boolean): MiddlewareHandler {
	const remember = (context: Context, locale: Locale) =>
		context.header('set-cookie', formatLocaleCookie(locale, isHttps), { append: true });

	return async (context, next) => {
		if (!isDocument(context)) return next();
		const url = new URL(context.req.url);
		const prefix = parsePrefix(url.pathname);
		const remembered = findRemembered(context.req.header('cookie'));
		const wanted = isLocale(remembered) ? remembered : browserLocale(context.req.header('accept-language'));
		if (shouldRedirect({ prefix, remembered, wanted, reach, path: url.pathname }) && !isbot(context.req.header('user-agent'))) {
			remember(context, wanted);
			context.header('cache-control', 'no-store');
			context.header('vary', FOUND_BY);
			return context.redirect(chosenPath(prefix ? url.pathname.slice(3) || '/' : url.pathname, wanted) + url.search, 302);
		}
		await next();
		if (prefix && remembered !== prefix && !isAhead(context)) remember(context, prefix);
		if (!isFoundOut({ prefix, reach, path: url.pathname })) return;
		context.header('vary', FOUND_BY, { append: true });
		if (context.res.ok && !context.res.headers.has('cache-control')) context.header('cache-control', 'private, no-cache');
	};
}

const findRemembered = (cookies = '') => findCookie(cookies, LOCALE_COOKIE) ?? undefined;

/** Which variant of a cached page a request gets: the page alone, or with the language cookie; null when it may be redirected. */
export function findLocaleVariant(
	{ path, cookies, acceptLanguage }: { path: string; cookies: string; acceptLanguage: string | undefined },
	reach: RedirectReach,
): 'alone' | 'remembered' | null {
	if (!isDocumentPath(path)) return 'alone';
	const prefix = parsePrefix(path);
	const remembered = findRemembered(cookies);
	const wanted = isLocale(remembered) ? remembered : browserLocale(acceptLanguage);
	if (shouldRedirect({ prefix, remembered, wanted, reach, path })) return null;
	return prefix && remembered !== prefix ? 'remembered' : 'alone';
}

type Situation = { prefix: Locale | null; remembered: string | undefined; wanted: Locale; reach: RedirectReach; path: string };

/** Whether answers at this address differ between visitors. */
const isFoundOut = ({ prefix, reach, path }: Pick<Situation, 'prefix' | 'reach' | 'path'>): boolean =>
	prefix ? reach === 'all' : reach !== 'root' || path === '/';

function shouldRedirect({ remembered, wanted, ...address }: Situation): boolean {
	if (!isFoundOut(address)) return false;
	return address.prefix ? !isLocale(remembered) && wanted !== address.prefix : wanted !== defaultLocale;
}

/** A prefetch is not a choice; the page sets the cookie when it is opened. */
const isAhead = ({ req }: Context) => req.header('sec-purpose')?.includes('prefetch');

const isDocumentPath = (path: string) => !/\.\w{2,11}$|^\/_/.test(path);
const isDocument = ({ req }: Context) => ['GET', 'HEAD'].includes(req.method) && isDocumentPath(req.path);

/** The first supported language in the browser's order of preference. */
function browserLocale(header: string | undefined): Locale {
	const named = (header ?? '')
		.split(',')
		.map((part) => {
			const [tag = '', ...parameters] = part.trim().split(';');
			const quality = Number(parameters.find((item) => item.trim().startsWith('q='))?.split('=')[1] ?? 1);
			return { code: tag.toLowerCase().split('-')[0], quality };
		})
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality);
	const found = named.find(({ code }) => isLocale(code))?.code;
	return isLocale(found) ? found : defaultLocale;
}
