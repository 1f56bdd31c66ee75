import { findCookie, formatCookie, readCookie } from '#domain/cookie.ts';
import { DEVICE_COOKIE_SECONDS } from '#sign-in/device-cookie.ts';

const SESSION = 'pn_staff';
const DEVICE = 'pn_device';

/** Over https a browser keeps a cookie of this name only as we set it: Secure, for this host and the whole of it. */
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

/** Staff see drafts and their own data: none of that is cached for others, over http or https. */
export const isOfStaff = (cookies: string): boolean =>
	[true, false].some((isHttps) => findCookie(cookies, buildCookieName(SESSION, isHttps)) !== null);

/** The id of a session, as long as it looks like one. */
export function readSession(headers: Headers, isHttps: boolean): string | null {
	const value = readCookie(headers, buildCookieName(SESSION, isHttps));
	return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Goes when the browser is closed; when the session ends is the server's to say. */
export const sessionCookie = (session: string, isHttps: boolean): string => write(SESSION, session, isHttps);
export const noSessionCookie = (isHttps: boolean): string => write(SESSION, '', isHttps, 0);

/** Says that this browser has signed in before. */
export const readDevice = (headers: Headers, isHttps: boolean): string | null => readCookie(headers, buildCookieName(DEVICE, isHttps));
export const deviceCookie = (value: string, isHttps: boolean): string => write(DEVICE, value, isHttps, DEVICE_COOKIE_SECONDS);
