import { suggestData } from '../features/search/suggest/suggest-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-suggest';

/** Going back a letter asks nothing again. */
const KEPT = 'private, max-age=30';

/** What may be meant by the words typed so far (`q`), beside the filters that are set. */
export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { search } = readSearch(request.url.searchParams);
	return Response.json(suggestData(request, search), { headers: { 'cache-control': KEPT } });
}
