import { pageRequest } from '../page-loader.ts';
import { type AskAnswer, askAnswer } from '../parts/enquiry/ask-answer.ts';
import type { Route } from './+types/enquiry-form';

/** The form for a question, a viewing or a call, for the sheet over a page. */
export function loader(args: Route.LoaderArgs): Response {
	return Response.json(askAnswer(pageRequest(args)) satisfies AskAnswer, { headers: { 'cache-control': 'private, no-store' } });
}
