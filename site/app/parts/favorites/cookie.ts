import { findCookie, formatCookie } from '#domain/cookie.ts';

/**
 * What a visitor saved, newest first, in one cookie that the server and the browser read and write alike.
 * An entry such as `s3-4o93k.g10` is home 1011 for 7,850,000 pounds, saved on 15 November 2026: all in base 36, so that 200 of them fit.
 * What comes before the dot is the value of the home's heart; entries.ts says what is in it.
 */
export type Entry = string;

export const COOKIE = 'pn_favorites';
/** Browsers keep about 4,096 bytes of a cookie, and the longest entry takes twenty. */
export const LIMIT = 200;
const YEAR = 365 * 24 * 60 * 60;
const ENTRY = /^[1-9a-z][\da-z]{0,6}[-_~][\da-z]{1,7}\.[\da-z]{3}$/;

/** Which home it is, in an entry or in the value of a heart. */
export const readHome = (entry: Entry): string => entry.split(/[-_~]/, 1)[0] ?? '';
export const idOf = (entry: Entry): number => Number.parseInt(readHome(entry), 36);

/** The entries in a text; what is none is left out, and so is what comes twice or too much. */
export const entriesIn = (text: string): Entry[] =>
	[...new Map(text.split(':').flatMap((entry) => (ENTRY.test(entry) ? [[readHome(entry), entry]] : [])))]
		.map(([, entry]) => entry)
		.slice(0, LIMIT);

/** In `document.cookie` or the `Cookie` header. */
export const parseEntries = (cookies: string): Entry[] => entriesIn(findCookie(cookies, COOKIE) ?? '');

/** As `Set-Cookie` and `document.cookie` take it. */
export const formatEntries = (entries: readonly Entry[], isSecure: boolean): string =>
	formatCookie({ name: COOKIE, value: entries.join(':'), maxAge: entries.length ? YEAR : 0, isSecure });

/** Egypt is two or three hours ahead: what is saved after midnight there is saved that day, but for an hour of summer nights. */
export const today = (now: number = Date.now()): string => Math.floor((now + 7_200_000) / 86_400_000).toString(36);
