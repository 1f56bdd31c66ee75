import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { findCookie, formatCookie } from '#domain/cookie.ts';

const COOKIE = 'pn_sent_to';
const MINUTES = 30;

/** Remembers in a cookie which address the alert was asked for, so that the page of the reference shows it in that browser only. */
export const rememberSentTo = ({ site, locale }: Pick<PageRequest, 'site' | 'locale'>, reference: string, email: string): string =>
	formatCookie({
		name: COOKIE,
		value: `${reference} ${email}`,
		path: localePath('/received', locale),
		maxAge: MINUTES * 60,
		isHttpOnly: true,
		isSecure: site.origin.startsWith('https:'),
		sameSite: 'Strict',
	});

export function readSentTo(cookies: string, reference: string): string | null {
	const [sent, email] = (findCookie(cookies, COOKIE) ?? '').split(' ');
	return sent === reference && email ? email : null;
}
