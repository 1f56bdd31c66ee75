/**
 * What a visitor saved, newest first, in one cookie that the server and the browser read and write alike.
 * An entry such as `s3-4o93k.g10` is home 1011 for 7,850,000 pounds, saved on 15 November 2026: all in base 36, so that 200 of them fit.
 * What stands before the dot is the value of the home's heart; entries.ts says what is in it.
 */
export type Entry = string;

export const COOKIE = 'pn_favorites';
/** Browsers keep about 4,096 bytes of a cookie, and the longest entry takes twenty. */
export const LIMIT = 200;
const YEAR = 365 * 24 * 60 * 60;
const ENTRY = /^[1-9a-z][\da-z]{0,6}[-_~][\da-z]{1,7}\.[\da-z]{3}$/;

/** Which home it is, in an entry or in the value of a heart. */
export const readHome = (entry: Entry): string => entry.split(/[-_~]/, 1)[0] ?? '';

/** The entries in a text; what is none is left out, and so is what comes twice or too much. */
export const entriesIn = (text: string): Entry[] =>
	[...new Map(text.split(':').flatMap((entry) => (ENTRY.test(entry) ? [[readHome(entry), entry]] : [])))]
		.map(([, entry]) => entry)
		.slice(0, LIMIT);

/** In `document.cookie`. */
export const parseEntries = (cookies: string): Entry[] => entriesIn(new RegExp(`(?:^|; )${COOKIE}=([^; ]+)`).exec(cookies)?.[1] ?? '');

/** As `Set-Cookie` and `document.cookie` take it. Colons stay as they are: as `%3A` 200 entries would not fit. */
export const formatCookie = (entries: readonly Entry[], isSecure: boolean): string =>
	`${COOKIE}=${entries.join(':')}; Path=/; SameSite=Lax; Max-Age=${entries.length ? YEAR : 0}${isSecure ? '; Secure' : ''}`;

/** Egypt is two or three hours ahead: what is saved after midnight there is saved that day, but for an hour of summer nights. */
export const today = (now: number = Date.now()): string => Math.floor((now + 7_200_000) / 86_400_000).toString(36);
