import { findCookie, formatCookie } from '#domain/cookie.ts';

/** Ids of the homes to compare, in the order they were chosen, in a cookie that server and browser share. */
export const COMPARED = 'pn_compare';
/** As many as fit side by side. */
export const AT_MOST = 4;

const MONTH = 30 * 24 * 60 * 60;
const ID = /^[1-9]\d{0,9}$/;

/** Parses ids; drops what is invalid, repeated or over the limit. */
export const parseComparedIds = (text: string): number[] =>
	[...new Set(text.split('.', 10 * AT_MOST).flatMap((id) => (ID.test(id) ? [Number(id)] : [])))].slice(0, AT_MOST);

/** From `document.cookie` or the `Cookie` header. */
export const parseCompared = (cookies: string): number[] => parseComparedIds(findCookie(cookies, COMPARED) ?? '');

/** For `Set-Cookie` and `document.cookie`. */
export const formatCompared = (ids: readonly number[], isSecure: boolean): string =>
	formatCookie({ name: COMPARED, value: ids.join('.'), maxAge: ids.length ? MONTH : 0, isSecure });

/**
 * The new list after the comparison page showed these homes: the visitor's own list with homes added, removed, or one swapped when it was
 * full. Null when nothing changed, or when the page shows somebody else's comparison.
 */
export function mergeShownHomes(compared: readonly number[], shown: readonly number[]): number[] | null {
	const gone = compared.filter((id) => !shown.includes(id)).length;
	const come = shown.filter((id) => !compared.includes(id)).length;
	const isSwapped = compared.length === AT_MOST && gone === 1 && come === 1;
	const isOwn = isSwapped || (gone === 0) !== (come === 0);
	return isOwn ? shown.slice(0, AT_MOST) : null;
}
