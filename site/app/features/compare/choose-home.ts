import { type ActionFunctionArgs, redirect } from 'react-router';
import { parseId } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { createPageRequest } from '#app/page-loader.ts';
import { COMPARED, formatCompared, parseComparedIds } from '#app/parts/compare/cookie.ts';
import { readBody } from '#app/parts/forms/read-body.ts';
import { readCookie } from '#domain/cookie.ts';

/** Fallback without JavaScript for a card's compare button. The page it redirects to says when four are already chosen. */
export async function chooseHome(args: ActionFunctionArgs): Promise<Response> {
	const { site, locale } = createPageRequest(args);
	const { typed, whole } = await readBody(args.request);
	const id = whole ? parseId(typed['add']?.[0] ?? '') : null;
	const before = parseComparedIds(readCookie(args.request.headers, COMPARED) ?? '');
	const asked = id === null || before.includes(id) ? before : [...before, id];
	return redirect(localePath(asked.length > 0 ? `/compare?ids=${asked.join()}` : '/compare', locale), {
		status: 303,
		headers: { 'set-cookie': formatCompared(parseComparedIds(asked.join('.')), site.origin.startsWith('https:')) },
	});
}
