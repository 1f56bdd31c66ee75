import { pageRequest } from '../page-loader.ts';
import { readSearch } from '../parts/search/address.ts';
import type { Route } from './+types/search-count';

/** What the button of a search says that is not made yet. */
export function loader(args: Route.LoaderArgs): Response {
	const { url, site, t } = pageRequest(args);
	const { filters } = readSearch(url.searchParams).search;
	return Response.json({ show: t('home.show', { count: site.search.catalogue.count(filters) }) });
}
