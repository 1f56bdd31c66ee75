import { findCookie, formatCookie } from '#domain/cookie.ts';

/** The homes a visitor compares, in the order they were chosen, in one cookie that the server and the browser read and write alike. */
export const COMPARED = 'pn_compare';
/** As many as stand side by side. */
export const AT_MOST = 4;

const MONTH = 30 * 24 * 60 * 60;
const ID = /^[1-9]\d{0,9}$/;

/** The ids in a text; what is none is left out, and so is what comes twice or too much. */
export const comparedIn = (text: string): number[] =>
	[...new Set(text.split('.', 10 * AT_MOST).flatMap((id) => (ID.test(id) ? [Number(id)] : [])))].slice(0, AT_MOST);

/** In `document.cookie` or the `Cookie` header. */
export const parseCompared = (cookies: string): number[] => comparedIn(findCookie(cookies, COMPARED) ?? '');

/** As `Set-Cookie` and `document.cookie` take it. */
export const formatCompared = (ids: readonly number[], isSecure: boolean): string =>
	formatCookie({ name: COMPARED, value: ids.join('.'), maxAge: ids.length ? MONTH : 0, isSecure });

/**
 * What is compared after a page showed these homes: one's own list, grown, shrunk, or full with one in another's place. Null where nothing
 * changes, and where the page shows others' homes, such as a comparison that somebody sent: one's own stays.
 */
export function followShown(compared: readonly number[], shown: readonly number[]): number[] | null {
	const gone = compared.filter((id) => !shown.includes(id)).length;
	const come = shown.filter((id) => !compared.includes(id)).length;
	const isSwapped = compared.length === AT_MOST && gone === 1 && come === 1;
	const isOwn = isSwapped || (gone === 0) !== (come === 0);
	return isOwn ? shown.slice(0, AT_MOST) : null;
}
