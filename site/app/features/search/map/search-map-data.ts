import { listFormat } from '#app/i18n/intl-formats.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertLink } from '#app/parts/alerts/alerts-form-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { drawMap } from '#app/parts/map/map-drawing.ts';
import { type Places, readPlaces } from '#app/parts/map/place-names.ts';
import { type Search, writeSearch } from '#app/parts/search/address.ts';
import { bounds } from '#app/parts/search/address-values.ts';
import { buildChips } from '#app/parts/search/chips.ts';
import { placeName } from '#app/parts/search/value-names.ts';
import { computeBounds } from '#catalogue/geo.ts';
import type { Filters, Point } from '#catalogue/query.ts';
import type { Bounds, Point as MapPoint } from '#domain/geometry.ts';
import { fitView } from '#site/map/projection.ts';
import { circleAround } from './circle.ts';
import { groupCrowdedMarks } from './group-crowded-marks.ts';

const MOST_NAMED = 3;
const egypt: Bounds = { west: 25.5, south: 22.5, east: 36, north: 31.8 };
/** Larger than the map on any screen; `room` is the part that a phone shows. */
const drawn = { size: { width: 1240, height: 900 }, room: { width: 300, height: 340 }, closest: 11.5, cells: 4 };

export type SearchMapData = ReturnType<typeof buildSearchMap>;
export type OpenMapData = SearchMapData['open'];
export type OpenMapWords = ReturnType<typeof openMapWords>;

export function buildSearchMap(request: PageRequest, search: Search, total: number) {
	const { site, locale, t } = request;
	const { number } = createFormats(request);
	const { filters, view } = search;
	const path = localePath('/search', locale);
	const { spots, located, extent } = site.search.catalogue.spots(filters, { apart: 0, side: drawn.cells });
	const ring = findRing(filters)?.map(toMapPoint) ?? null;
	const places = readPlaces(request.read);
	const frame = findBounds(filters) ?? extent ?? boundsOfPlaces(request, places, filters);
	const shown = fitView(corners(frame ?? egypt), drawn.room, drawn.closest) ?? { centre: toMapPoint({ lng: 31.2, lat: 30 }), zoom: 6 };
	const marks = groupCrowdedMarks(
		spots.map(({ count, ...point }) => ({ ...toMapPoint(point), count })),
		{ ...shown, ...drawn.size },
	);
	return {
		open: {
			isMapView: view === 'map',
			/** The place that moving the map would remove from the search. */
			place: nameWhere(request, filters),
			isMoved: filters.bounds !== undefined,
			/** Includes pins around the visible part, so that small moves need no request. */
			pins: `${path}/pins.json${writeSearch({ filters: withoutBounds(filters) })}`,
			cards: `${path}/cards.json`,
			/** In the format of the address; null keeps the current position. */
			frame: frame && bounds.write(frame),
			/** The drawn area, or the circle around a place. */
			ring,
			isWithin: ring !== null,
			withoutArea: path + writeSearch({ ...search, page: 1, filters: withoutArea(filters) }),
			/** Where to go when cards cannot be loaded. */
			mapView: path + writeSearch({ ...search, page: 1, view: 'map' }),
			words: {
				title: t('find.map.title'),
				open: t('map.button'),
				opening: t('map.opening'),
				failed: t('map.failed'),
				toResults: view === 'map' ? t('find.map.toResults') : null,
			},
			/** The search as a heading, with a link to alerts. */
			head:
				view === 'map'
					? {
							summary: buildChips(request, filters)
								.map(({ text }) => text)
								.join(' · '),
							filters: t('find.map.filters', { count: buildChips(request, filters).length }),
							alert: alertLink(request, { kind: 'search', address: `/search${writeSearch({ filters })}` }),
						}
					: null,
			notOnMap: total > located ? t('find.map.notOnMap', { count: total - located }) : null,
		},
		drawing: drawMap(request, places, {
			view: shown,
			size: drawn.size,
			description: t('find.map.describes', { count: total }),
			marks: marks.map(({ count, ...point }) => ({ ...point, text: number(count) })),
			outlines: ring ? [{ ring, isMain: true }] : [],
		}),
	};
}

/** Texts of the opened map, sent with the pins. */
export const openMapWords = ({ t }: PageRequest) => ({
	asIMove: t('find.map.asIMove'),
	draw: t('find.map.draw'),
	drawShort: t('find.map.drawShort'),
	moved: t('find.map.moved', { place: '{place}' }),
	undo: t('find.map.undo'),
	drawHint: t('find.map.drawHint'),
	drawCancel: t('find.map.drawCancel'),
	stopDrawing: t('find.map.stopDrawing'),
	removeArea: t('find.map.removeArea'),
	chosen: t('find.map.chosen'),
	close: t('common.close'),
});

/** Several places are joined, as in the title of the search. */
function nameWhere(request: PageRequest, filters: Filters): string | null {
	const names = (['regions', 'locations', 'areas', 'compounds'] as const).flatMap((key) =>
		(filters[key] ?? []).flatMap((id) => placeName(request, key, id) ?? []),
	);
	return names.length > 0 ? listFormat(request.locale, { type: 'disjunction' }).format(names.slice(0, MOST_NAMED)) : null;
}

const withoutBounds = ({ bounds: _, ...rest }: Filters): Filters => rest;

export const withoutArea = ({ bounds: _b, polygon: _p, within: _w, ...rest }: Filters): Filters => rest;

const toMapPoint = ({ lng, lat }: Point): MapPoint => ({ longitude: lng, latitude: lat });

const corners = ({ west, south, east, north }: Bounds): MapPoint[] => [
	{ longitude: west, latitude: south },
	{ longitude: east, latitude: north },
];

/** About three kilometres, so that a single place is shown with its surroundings. */
const AROUND = 0.03;

/** Without results, the map shows the places that were searched. */
function boundsOfPlaces({ read }: PageRequest, { locations, areas }: Places, filters: Filters): Bounds | null {
	const asked = (ids: readonly number[] = []) => new Set(ids);
	const [inLocations, inAreas] = [asked(filters.locations), asked(filters.areas)];
	const points = [
		...locations.filter(({ id }) => inLocations.has(id)),
		...areas.filter(({ id, location }) => inAreas.has(id) || inLocations.has(location)),
		...read.many('project', filters.compounds ?? []),
	].flatMap(({ coordinates }) => (coordinates ? [{ lng: coordinates.longitude, lat: coordinates.latitude }] : []));
	if (!points.length) return null;
	const { west, south, east, north } = computeBounds(points);
	return { west: west - AROUND, south: south - AROUND, east: east + AROUND, north: north + AROUND };
}

const findRing = ({ polygon, within }: Filters): Point[] | null =>
	polygon ?? (within ? circleAround(within.point, within.kilometres) : null);

function findBounds(filters: Filters): Bounds | null {
	const ring = findRing(filters);
	return filters.bounds ?? (ring && computeBounds(ring));
}
