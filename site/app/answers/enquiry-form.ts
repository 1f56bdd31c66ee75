import { pageRequest } from '../page-loader.ts';
import { type AskAnswer, askAnswer } from '../parts/enquiry/ask-answer.ts';
import type { Route } from './+types/enquiry-form';

export async function loader(args: Route.LoaderArgs): Promise<Response> {
	return Response.json((await askAnswer(pageRequest(args))) satisfies AskAnswer, { headers: { 'cache-control': 'private, no-store' } });
}
