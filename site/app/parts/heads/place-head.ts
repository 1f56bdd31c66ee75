import type { PageRequest } from '#app/page-loader.ts';
import { countIn, type Place } from '#app/parts/listings/market.ts';
import { cheapestPrice } from '#app/parts/search/cheapest-price.ts';
import { placedIn } from '#app/parts/search/value-names.ts';
import type { Filters } from '#catalogue/query.ts';

type Known = { name: string; summary: string | null; typical: string | null };

/** Title and description with the number of homes, the lowest price and the price per m². */
export function placeHead(request: PageRequest, place: Place, { name, summary, typical }: Known): { title: string; description: string } {
	const { t } = request;
	const where: Filters = 'area' in place ? { areas: [place.area] } : { locations: [place.location] };
	const placed = 'area' in place ? placedIn(request, 'areas', place.area) : placedIn(request, 'locations', place.location);
	const count = countIn(request, place);
	if (count === 0) return { title: t('heads.place.empty', { name }), description: summary ?? '' };
	const from = cheapestPrice(request, { ...where, purpose: 'sale', category: 'residential' });
	const values = { placed: placed ?? '', homes: t('count.properties', { count }), price: from ?? '' };
	const start = t(from ? 'heads.place.countFrom' : 'heads.place.count', values);
	return {
		title: t('heads.place.title', values),
		description: [start, typical && `${typical}.`, summary].filter(Boolean).join(' '),
	};
}
