import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import { comparedPrice } from './compared-price.ts';

/** What the cheapest of a search is asked for, in three digits and never above it: `EGP 4.21M`. Null where that is not in pounds. */
export function cheapestPrice(request: PageRequest, filters: Filters): string | null {
	const [cheapest] = request.read.many('property', request.site.search.catalogue.find({ filters, sort: 'price', limit: 1 }));
	return cheapest?.currency === 'EGP' ? comparedPrice(request, cheapest) : null;
}
