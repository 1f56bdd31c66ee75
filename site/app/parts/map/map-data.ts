import type { PageRequest } from '#app/page-loader.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import type { Area, Location } from '#content/entities/places.ts';
import type { Point } from '#domain/geometry.ts';
import { locales } from '#domain/locales.ts';
import { fitView, type View } from '#site/map/projection.ts';
import { buildExternalMapLinks } from './external-map-links.ts';
import { drawMap, type MapDrawing, wideSize } from './map-drawing.ts';
import { type NearbyArea, nearbyAreas } from './nearby-areas.ts';
import { type NearLandmark, nearestLandmarks } from './nearest-landmarks.ts';
import { parseOutline } from './outline.ts';
import { compoundName, readPlaces } from './place-names.ts';

/** A map with the information beside it. `note` says when the location is approximate. */
export type PlaceMap = {
	drawing: MapDrawing;
	nearby: NearbyArea[];
	landmarks: NearLandmark[];
	note: string | null;
	/** Links to Google Maps. */
	elsewhere: { google: string; directions: string } | null;
};

/** Close enough to read street names, far enough to show the surroundings. */
const zooms = { closest: 13, farthest: 12.4 };
/** A city's areas need a wider view. */
const CLOSEST_OF_CITY = 11.5;
/** The part of a drawing that is visible on a phone. */
const roomOnAPhone = { width: 290, height: 190 };
const COMPOUNDS = 24;

/** The location of a property: its own point, else its compound's, else its area's, with a note when approximate. */
export function mapOfProperty(request: PageRequest, property: Property): PlaceMap | null {
	const { read, locale, t } = request;
	const compound = property.project === null ? null : read.get('project', property.project);
	const area = read.get('area', property.area);
	const stand = compound?.coordinates ? compound : area;
	const point = property.coordinates ?? stand?.coordinates;
	if (!point) return null;
	const isExact = property.coordinates !== null && property.exact_place;
	const place = [compound, area].flatMap((record) => record?.translations[locale].name ?? []).join(locales[locale].comma);
	const text = t(isExact ? 'map.thisProperty' : 'map.aroundHere');
	return { ...mapOfOne(request, { point, place, text, area: property.area, compound }), note: isExact ? null : roughly() };

	function roughly(): string {
		const name = property.coordinates ? null : stand?.translations[locale].name;
		return name ? t('map.roughly', { place: name }) : t('map.approximate');
	}
}

export function mapOfCompound(request: PageRequest, compound: Project): PlaceMap | null {
	const { locale } = request;
	const { coordinates: point, translations, area } = compound;
	const { name } = translations[locale];
	return point && { ...mapOfOne(request, { point, place: name, text: name, area, compound }), note: null };
}

export function mapOfArea(request: PageRequest, area: Area): PlaceMap | null {
	const { locale } = request;
	const { coordinates: point, translations, id } = area;
	const { name } = translations[locale];
	return point && { ...mapOfOne(request, { point, place: name, text: name, area: id, compound: null }), note: null };
}

export function mapOfLocation(request: PageRequest, location: Location): PlaceMap | null {
	const { read, locale, t } = request;
	const places = readPlaces(read);
	const areas = places.areas
		.filter((area) => area.location === location.id)
		.flatMap(({ coordinates, translations }) => (coordinates ? [{ ...coordinates, text: translations[locale].name }] : []));
	const points: Point[] = areas.length ? areas : location.coordinates ? [location.coordinates] : [];
	const view = fitView(points, roomOnAPhone, CLOSEST_OF_CITY);
	if (!view) return null;
	const place = location.translations[locale].name;
	const description = areas.length
		? t('map.describesAreas', { place, areas: areas.map(({ text }) => text).join(locales[locale].comma) })
		: t('map.describes', { place });
	const names = areas.map((area) => ({ ...area, kind: 'main' as const, from: 0, to: 24 }));
	return {
		drawing: drawMap(request, places, { view, size: wideSize, description, names }),
		nearby: [],
		landmarks: [],
		note: null,
		elsewhere: null,
	};
}

export function mapOfOffice(request: PageRequest, point: Point): PlaceMap {
	const { read, t } = request;
	const places = readPlaces(read);
	const text = t('map.ourOffice');
	const nearby = nearbyAreas(request, places.areas, point, null);
	const drawing = drawMap(request, places, {
		view: viewAround(point, nearby),
		size: wideSize,
		description: t('map.describes', { place: text }),
		marks: [{ ...point, text }],
	});
	return { drawing, nearby, landmarks: [], note: null, elsewhere: buildExternalMapLinks(point) };
}

type One = { point: Point; place: string; text: string; area: number; compound: Project | null };

function mapOfOne(request: PageRequest, { point, place, text, area, compound }: One): Omit<PlaceMap, 'note'> {
	const { read, locale, t } = request;
	const places = readPlaces(read);
	const nearby = nearbyAreas(request, places.areas, point, area);
	const near = nearby.map(({ name, distance }) => `${name} (${distance})`).join(locales[locale].comma);
	const neighbours = read.list('project', { under: { field: 'area', id: area }, limit: COMPOUNDS });
	const drawing = drawMap(request, places, {
		view: viewAround(point, nearby),
		description: near ? t('map.describesNear', { place, near }) : t('map.describes', { place }),
		marks: [{ ...point, text }],
		outlines: neighbours.flatMap((neighbour) => {
			const ring = parseOutline(neighbour.outline);
			return ring ? [{ ring, isMain: neighbour.id === compound?.id }] : [];
		}),
		names: neighbours.flatMap((neighbour) => compoundName(neighbour, locale)),
		withRings: true,
	});
	return { drawing, nearby, landmarks: nearestLandmarks(request, point), elsewhere: buildExternalMapLinks(point) };
}

/** Zoomed out as far as needed to show what is near. */
function viewAround(centre: Point, nearby: readonly NearbyArea[]): Pick<View, 'centre' | 'zoom'> {
	const opposite = ({ longitude, latitude }: Point): Point => ({
		longitude: 2 * centre.longitude - longitude,
		latitude: 2 * centre.latitude - latitude,
	});
	const points = [centre, ...nearby.flatMap(({ point }) => [point, opposite(point)])];
	const zoom = fitView(points, roomOnAPhone, zooms.closest)?.zoom ?? zooms.closest;
	return { centre, zoom: Math.max(zooms.farthest, zoom) };
}
