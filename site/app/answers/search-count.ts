import { finderButton } from '../features/home-page/finder-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-count';

/** The text of the search button, with the number of results of a form that was not sent yet. */
export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { url, site } = request;
	const { filters } = readSearch(url.searchParams).search;
	return Response.json({ show: finderButton(request, filters, site.search.catalogue.count(filters)) });
}
