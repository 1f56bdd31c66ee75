import { parsePrefix } from './locale-paths.ts';

export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** A page that was loaded ahead came without the cookie that remembers its language: only whoever opens it has chosen it. */
export function rememberLocale(): void {
	const chosen = parsePrefix(location.pathname);
	if (!chosen || document.cookie.includes(`${LOCALE_COOKIE}=${chosen}`)) return;
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
	document.cookie = `${LOCALE_COOKIE}=${chosen}; Path=/; SameSite=Lax; Max-Age=${LOCALE_COOKIE_SECONDS}${secure}`;
}
