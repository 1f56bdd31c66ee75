import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { allInPrice } from '#domain/money/charges.ts';
import type { PropertyType } from '#domain/vocabulary.ts';

const WEEK = 7 * 86_400_000;

/** How many prices were checked in the last seven days. */
export const checkedThisWeek = ({ site }: PageRequest): number =>
	site.search.catalogue.countChecked(new Date(Date.parse(cairoToday()) - WEEK).toISOString().slice(0, 10));

const HOUSES: PropertyType[] = ['villa', 'twin_house', 'town_house', 'i_villa'];
const CANDIDATES = 40;

/** A featured home for sale with its full price and a photograph; houses are preferred, since the picture frame is a house. */
export function findHeroProperty(request: PageRequest): Property | null {
	return best(request, HOUSES) ?? best(request, []);
}

function best({ read, site }: PageRequest, types: PropertyType[]): Property | null {
	const ids = site.search.catalogue.find({ filters: { purpose: 'sale', types }, sort: 'best', limit: CANDIDATES });
	return (
		read
			.many('property', ids)
			.find((property) => property.featured && property.market === 'primary' && property.images.length > 0 && allInPrice(property)) ?? null
	);
}
