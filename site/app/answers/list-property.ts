import { listFormData } from '../features/list-property/list-form-data.ts';
import { receiveOfferedProperty } from '../features/list-property/receive-offered-property.ts';
import type { ListAnswer } from '../features/list-property/send-step.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/list-property';

export const loader = (): Response => new Response(null, { status: 405, headers: { allow: 'POST' } });

/** The form at its next step, as JSON; without a script the page's own action answers. */
export async function action(args: Route.ActionArgs): Promise<Response> {
	const request = pageRequest(args);
	const outcome = await receiveOfferedProperty(request, args.request);
	const answer: ListAnswer =
		outcome instanceof Response ? { to: outcome.headers.get('location') ?? '' } : { form: listFormData(request, outcome) };
	return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
