import { pageRequest } from '../page-loader.ts';
import { type PayAnswer, payAnswer } from '../parts/pay/pay-answer.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-pay';

/** The number of results of a form that was not sent yet, and those for a little less or more per month. */
export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { filters } = readSearch(request.url.searchParams).search;
	return Response.json(payAnswer(request, filters) satisfies PayAnswer);
}
