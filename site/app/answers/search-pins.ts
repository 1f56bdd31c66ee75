import { openMapWords } from '../features/search/map/search-map-data.ts';
import { type SearchPinsAnswer, searchPins } from '../features/search/map/search-map-pins.ts';
import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import { bounds } from '../parts/search/address-values.ts';
import type { Route } from './+types/search-pins';

export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const query = request.url.searchParams;
	const seen = bounds.read(query.get('seen') ?? '');
	const pins = searchPins(request, readSearch(query).search.filters, seen);
	return Response.json({ ...pins, ...(!seen && { words: openMapWords(request) }) } satisfies SearchPinsAnswer);
}
