import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Pin } from '#app/parts/map/pins.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Bounds } from '#domain/geometry.ts';
import type { OpenMapWords } from './search-map-data.ts';

export type SearchPin = Pin & { to: string };

/** `isWhole`: every home has a pin of its own, so that a closer look needs no further question. */
export type SearchPins = { pins: SearchPin[]; isWhole: boolean };

/** The words come once, with the first pins. */
export type SearchPinsAnswer = SearchPins & { words?: OpenMapWords };

/** As many as a browser arranges without effort. */
const PINS = 1000;
/** More than that are counted in cells, small enough that those on a screen lie apart. */
const CELLS = 24;

/** The homes of a search as pins. `seen` is what the map shows, for a closer look at what was counted together. */
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
