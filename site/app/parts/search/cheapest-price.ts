import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import { comparedPrice } from './compared-price.ts';

/** The lowest price in three digits, rounded down: `EGP 4.21M`. Null when it is not in EGP. */
export function cheapestPrice(request: PageRequest, filters: Filters): string | null {
	const [cheapest] = request.read.many('property', request.site.search.catalogue.find({ filters, sort: 'price', limit: 1 }));
	return cheapest?.currency === 'EGP' ? comparedPrice(request, cheapest) : null;
}
