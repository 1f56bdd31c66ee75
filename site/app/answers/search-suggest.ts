import { suggestData } from '../features/search/suggest/suggest-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-suggest';

/** Deleting a letter needs no new request. */
const KEPT = 'private, max-age=30';

export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { search } = readSearch(request.url.searchParams);
	return Response.json(suggestData(request, search), { headers: { 'cache-control': KEPT } });
}
