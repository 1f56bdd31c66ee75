import { type FiltersData, filtersData } from '../features/search/filters/filters-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import { unreadAmounts } from '../parts/search/unread-amounts.ts';
import type { Route } from './+types/search-filters';

export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { search, ignored } = readSearch(request.url.searchParams);
	const facets = request.site.search.catalogue.facets(search.filters);
	const unread = unreadAmounts(request.url.searchParams, ignored);
	return Response.json(filtersData(request, search.filters, facets, unread) satisfies FiltersData);
}
