import { viewingCalendar } from '../features/received/viewing-calendar.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/viewing-calendar';

/** Open to anyone who has the viewing's reference. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
	const request = pageRequest(args);
	const receipt = await request.site.outbox.receipt(args.params.id);
	if (receipt === 'unavailable') return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
	const file = receipt && viewingCalendar(request, receipt);
	if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
	return new Response(file, {
		headers: {
			'content-type': 'text/calendar; charset=utf-8',
			'content-disposition': `attachment; filename="${receipt.reference}.ics"`,
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex',
		},
	});
}
