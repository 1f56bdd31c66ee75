import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Pin } from '#app/parts/map/pins.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Bounds } from '#domain/geometry.ts';
import type { OpenMapWords } from './search-map-data.ts';

export type SearchPin = Pin & { to: string };

/** `isWhole`: every home has its own pin, so zooming in needs no request. */
export type SearchPins = { pins: SearchPin[]; isWhole: boolean };

/** Texts come with the first answer only. */
export type SearchPinsAnswer = SearchPins & { words?: OpenMapWords };

/** As many as a browser handles without delay. */
const PINS = 1000;
/** With more homes they are counted per cell of this grid, fine enough to keep marks apart on screen. */
const CELLS = 24;

/** `seen`: the visible part, when zooming into homes that were counted together. */
export function searchPins(request: PageRequest, filters: Filters, seen: Bounds | null = null, most = PINS): SearchPins {
	const { site, read, locale, t } = request;
	const { money, moneyText, short } = createFormats(request);
	const bounds = seen ? common(filters.bounds ?? seen, seen) : filters.bounds;
	if (bounds === null) return { pins: [], isWhole: false };
	const { spots } = site.search.catalogue.spots({ ...filters, ...(bounds && { bounds }) }, { apart: most, side: CELLS });
	const alone = read.many(
		'property',
		spots.filter(({ count }) => count === 1).map(({ id }) => id),
	);
	const homes = new Map(alone.map((property) => [property.id, property]));
	const pins = spots.flatMap(({ id, lng: longitude, lat: latitude, count }): SearchPin[] => {
		if (count > 1) return [{ id, longitude, latitude, label: '', name: '', to: '', count }];
		const home = homes.get(id);
		if (!home) return [];
		const price = money(home.price, home.currency);
		const label = home.currency === 'EGP' ? short(home.price) : moneyText({ ...price, amount: short(home.price) });
		const name = t('find.map.pin', { name: home.translations[locale].name, price: moneyText(price) });
		return [{ id, longitude, latitude, label, name, to: recordAddress('property', home, locale) }];
	});
	return { pins, isWhole: spots.every(({ count }) => count === 1) };
}

function common(a: Bounds, b: Bounds): Bounds | null {
	const [west, south] = [Math.max(a.west, b.west), Math.max(a.south, b.south)];
	const [east, north] = [Math.min(a.east, b.east), Math.min(a.north, b.north)];
	return west < east && south < north ? { west, south, east, north } : null;
}
