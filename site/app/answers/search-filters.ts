import { readSearch } from '../features/search/address.ts';
import { filterGroups } from '../features/search/filter-groups.ts';
import type { SheetData } from '../features/search/filter-sheet.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/search-filters';

/** Every filter of a search with its counts, for the sheet that holds them all. */
export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const { filters } = readSearch(request.url.searchParams).search;
	const { quick, further } = filterGroups(request, filters, request.site.search.catalogue.facets(filters));
	return Response.json({ groups: [...quick, ...further] } satisfies SheetData);
}
