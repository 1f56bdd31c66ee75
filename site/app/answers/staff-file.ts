import { ROWS_MOST } from '#domain/counter/exchange.ts';
import { readAddress } from '../features/counter/read-address.ts';
import { readSession } from '../features/staff/cookies.ts';
import { createPageRequest } from '../page-loader.ts';
import type { Route } from './+types/staff-file';

const notKept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A CSV of what the counter found. Directus decides who may have it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
	const { site, url, t } = createPageRequest(args);
	const session = await site.staff.open(readSession(args.request.headers, site.origin.startsWith('https:')), site.visitor);
	const refuse = (status: number, text: string) =>
		new Response(text, { status, headers: { ...notKept, 'content-type': 'text/plain; charset=utf-8' } });
	if (session.state !== 'in') return refuse(401, t('staff.ended'));
	const question = readAddress(url);
	const file = await session.askForFile(question);
	if (file === 'refused') return refuse(403, t('counter.csvRefused'));
	if (file === 'unavailable') return refuse(503, t('counter.unavailable'));
	const headers = {
		...notKept,
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': `attachment; filename="${question.kind ?? 'property'}${file.isAll ? '' : `-first-${ROWS_MOST}`}.csv"`,
	};
	// Byte order mark: without it spreadsheets do not read UTF-8.
	return new Response(`\ufeff${file.file}`, { headers });
}
