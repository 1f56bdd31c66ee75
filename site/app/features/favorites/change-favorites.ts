import { type ActionFunctionArgs, redirect } from 'react-router';
import { localePath } from '#app/i18n/locale-paths.ts';
import { createPageRequest } from '#app/page-loader.ts';
import { COOKIE, formatEntries, splitEntries } from '#app/parts/favorites/cookie.ts';
import { addEntries, removeEntries, restore } from '#app/parts/favorites/entries.ts';
import { readBody } from '#app/parts/forms/read-body.ts';
import { readCookie } from '#domain/cookie.ts';

/** Fallback without JavaScript for the heart and the list's buttons. The page it redirects to says what was done and offers undo. */
export async function changeFavorites(args: ActionFunctionArgs): Promise<Response> {
	const { site, locale, url } = createPageRequest(args);
	const { typed, whole } = await readBody(args.request);
	// A truncated body changes nothing.
	const sent = (name: string) => (whole ? (typed[name]?.[0] ?? '') : '');
	const isAdding = whole && 'add' in typed;
	const listed = (name: string) => sent(name).split(':');
	const before = splitEntries(readCookie(args.request.headers, COOKIE) ?? '');
	const adding = addEntries(before, listed('add'));
	const removing = removeEntries(adding.entries, listed('remove'));
	const after = restore(removing.entries, splitEntries(sent('restore')));
	const said = new URLSearchParams();
	if (adding.added.length > 0) said.set('added', adding.added.join(':'));
	else if (isAdding && adding.left === 0) said.set('again', '');
	if (adding.left > 0) said.set('left', String(adding.left));
	if (removing.removed.length > 0) said.set('removed', removing.removed.join(':'));
	const back = isAdding ? readReferringPath(args.request, { host: new URL(site.origin).host, pathname: url.pathname }) : null;
	if (back) said.set('back', back);
	return redirect(`${localePath('/favorites', locale)}${said.size ? `?${said}` : ''}`, {
		status: 303,
		headers: { 'set-cookie': formatEntries(after, site.origin.startsWith('https:')) },
	});
}

/** The path of the page whose heart was pressed. */
function readReferringPath(request: Request, { host, pathname }: { host: string; pathname: string }): string | null {
	const page = URL.parse(request.headers.get('referer') ?? '');
	return page && page.host === host && page.pathname !== pathname ? parseOwnPath(page.pathname + page.search) : null;
}

/** Only a path on this site: guards against open redirects. */
export const parseOwnPath = (path: string | null): string | null => (path && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : null);
