import { findCookie, formatCookie } from '#domain/cookie.ts';
import type { Locale } from '#domain/locales.ts';
import { parsePrefix } from './locale-paths.ts';

export const LOCALE_COOKIE = 'i18n_redirected';
const YEAR = 365 * 24 * 60 * 60;

export const formatLocaleCookie = (locale: Locale, isSecure: boolean): string =>
	formatCookie({ name: LOCALE_COOKIE, value: locale, maxAge: YEAR, isSecure });

/** A prefetched page came without the cookie, so it is set when the visitor opens the page. */
export function rememberLocale(): void {
	const chosen = parsePrefix(location.pathname);
	if (!chosen || findCookie(document.cookie, LOCALE_COOKIE) === chosen) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
	document.cookie = formatLocaleCookie(chosen, location.protocol === 'https:');
}
