import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type Place as MarketPlace, nameUsual, usualMetrePrice } from '#app/parts/listings/market.ts';
import type { Place } from '#app/parts/records/place-tile.tsx';
import { withMode } from '#app/parts/search/search-mode.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { buildSection, type SectionData } from './section-data.ts';

const USUAL_LIMIT = 7;

export function locationsData(request: PageRequest, block: PageBlock): (SectionData & { places: Place[] }) | null {
	const { read, locale, t } = request;
	const places = read.list('location', { limit: block.limit ?? USUAL_LIMIT }).map((location) => ({
		to: recordAddress('location', location, locale),
		name: location.translations[locale].name,
		count: formatCount(request, location.id),
		price: formatMetrePrice(request, { location: location.id }),
		photo: read.photo(location.image, locale),
	}));
	if (!places.length) return null;
	const more = { path: '/locations', text: t('home.allLocations', { count: read.count('location') }) };
	return { ...buildSection(request, block, { title: t('pages.locations'), more }), places };
}

/** The number of homes for sale; where there are none, the number of areas. */
function formatCount(request: PageRequest, location: number): string {
	const { read, t } = request;
	const homes = request.site.search.catalogue.count(withMode({ locations: [location] }));
	return homes ? t('home.toBuy', { count: homes }) : t('count.areas', { count: read.count('area', { field: 'location', id: location }) });
}

/** The median of the most common type, to the thousand, with its market: `Apartments from the developer: EGP 48k / m²`. */
export function formatMetrePrice(request: PageRequest, place: MarketPlace): string | null {
	const most = usualMetrePrice(request, place);
	if (!most) return null;
	const { short, moneyText } = createFormats(request);
	const amount = short(Math.round(most.median / 1000) * 1000);
	const price = request.t('home.perMetre', { amount: moneyText({ amount, currency: request.t('money.egp') }) });
	return nameUsual(request, most, price);
}
