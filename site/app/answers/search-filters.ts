import { type FiltersData, filtersData } from '../features/search/filters/filters-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-filters';

/** Every filter of a search with its counts, for the panels and the sheet that hold them. */
export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { filters } = readSearch(request.url.searchParams).search;
	return Response.json(filtersData(request, filters, request.site.search.catalogue.facets(filters)) satisfies FiltersData);
}
