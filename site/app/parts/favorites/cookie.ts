import { findCookie, formatCookie } from '#domain/cookie.ts';

/**
 * Saved homes, newest first, in a cookie that server and browser share. `s3-4o93k.g10` is home 1011 for 7,850,000 pounds, saved on 15
 * November 2026; base 36, so that 200 entries fit. The part before the dot is the value of the heart button; entries.ts parses it.
 */
export type Entry = string;

export const COOKIE = 'pn_favorites';
/** Browsers allow about 4,096 bytes per cookie; the longest entry takes twenty. */
export const LIMIT = 200;
const YEAR = 365 * 24 * 60 * 60;
const ENTRY = /^[1-9a-z][\da-z]{0,6}[-_~][\da-z]{1,7}\.[\da-z]{3}$/;

/** The home's part of an entry or of a heart's value. */
export const readHome = (entry: Entry): string => entry.split(/[-_~]/, 1)[0] ?? '';
export const parseHomeId = (entry: Entry): number => Number.parseInt(readHome(entry), 36);

/** Parses entries; drops what is invalid, repeated or over the limit. */
export const splitEntries = (text: string): Entry[] =>
	[...new Map(text.split(':').flatMap((entry) => (ENTRY.test(entry) ? [[readHome(entry), entry]] : [])))]
		.map(([, entry]) => entry)
		.slice(0, LIMIT);

/** From `document.cookie` or the `Cookie` header. */
export const parseEntries = (cookies: string): Entry[] => splitEntries(findCookie(cookies, COOKIE) ?? '');

/** For `Set-Cookie` and `document.cookie`. */
export const formatEntries = (entries: readonly Entry[], isSecure: boolean): string =>
	formatCookie({ name: COOKIE, value: entries.join(':'), maxAge: entries.length ? YEAR : 0, isSecure });

/** UTC+2, without daylight saving: wrong for one hour of a summer night, which does not matter here. */
export const today = (now: number = Date.now()): string => Math.floor((now + 7_200_000) / 86_400_000).toString(36);
