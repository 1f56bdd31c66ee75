import { findCookie, formatCookie, readCookie } from '#domain/cookie.ts';
import { DEVICE_COOKIE_SECONDS } from '#sign-in/device-cookie.ts';

const SESSION = 'pn_staff';
const DEVICE = 'pn_device';

/** The `__Host-` prefix makes browsers accept the cookie only as Secure, for this host and all paths. */
const buildCookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

const write = (name: string, value: string, isHttps: boolean, maxAge?: number): string =>
	formatCookie({
		name: buildCookieName(name, isHttps),
		value,
		isHttpOnly: true,
		sameSite: 'Strict',
		isSecure: isHttps,
		...(maxAge !== undefined && { maxAge }),
	});

/** Staff pages show drafts and personal data, so they are never cached, over http or https. */
export const isOfStaff = (cookies: string): boolean =>
	[true, false].some((isHttps) => findCookie(cookies, buildCookieName(SESSION, isHttps)) !== null);

/** Null when it does not look like a session id. */
export function readSession(headers: Headers, isHttps: boolean): string | null {
	const value = readCookie(headers, buildCookieName(SESSION, isHttps));
	return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** A browser-session cookie; the server decides when the session expires. */
export const sessionCookie = (session: string, isHttps: boolean): string => write(SESSION, session, isHttps);
export const noSessionCookie = (isHttps: boolean): string => write(SESSION, '', isHttps, 0);

/** Marks a browser that has signed in before. */
export const readDevice = (headers: Headers, isHttps: boolean): string | null => readCookie(headers, buildCookieName(DEVICE, isHttps));
export const deviceCookie = (value: string, isHttps: boolean): string => write(DEVICE, value, isHttps, DEVICE_COOKIE_SECONDS);
