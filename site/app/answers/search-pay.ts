import { pageRequest } from '../page-loader.ts';
import { type PayAnswer, payAnswer } from '../parts/pay/pay-answer.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-pay';

/** What a search finds that is not made yet, and what a little less or more a month would bring. */
export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { filters } = readSearch(request.url.searchParams).search;
	return Response.json(payAnswer(request, filters) satisfies PayAnswer);
}
