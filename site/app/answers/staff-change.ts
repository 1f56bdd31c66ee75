import { listAgents } from '../features/counter/list-agents.ts';
import { type Changed, receiveChange } from '../features/counter/receive-change.ts';
import { readSession } from '../features/staff/cookies.ts';
import { createPageRequest } from '../page-loader.ts';
import { readBody } from '../parts/forms/read-body.ts';
import type { Route } from './+types/staff-change';

const notKept = { 'cache-control': 'private, no-store' };

export async function action(args: Route.ActionArgs): Promise<Response> {
	const request = createPageRequest(args);
	const { site, t } = request;
	const session = await site.staff.open(readSession(args.request.headers, site.origin.startsWith('https:')), site.visitor);
	if (session.state !== 'in') {
		const ended: Changed = { notice: t('staff.ended'), isProblem: true, undo: null, ask: null };
		return Response.json(ended, { status: 401, headers: notKept });
	}
	const { typed } = await readBody(args.request);
	return Response.json(await receiveChange({ t, agents: listAgents(request) }, typed, session), { headers: notKept });
}

export const loader = (): Response => new Response(null, { status: 405, headers: { ...notKept, allow: 'POST' } });
