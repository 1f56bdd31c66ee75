import type { Area, Location } from '#content/entities/places.ts';
import type { Reader } from '#content/reader.ts';
import type { Locale } from '#domain/locales.ts';
import landmarkData from '#site/map/landmarks.json' with { type: 'json' };
import { baseNames } from '#site/map/names.ts';
import { kilometresBetween } from '#site/map/projection.ts';
import type { LandmarkKind, Landmarks } from '#site/map/streets.ts';
import type { PlaceName } from './map-sheet.ts';

/** A base-map city this close to one of our locations is not named again. */
const SAME_PLACE_KM = 8;
const LOCATIONS = [6.5, 12.5] as const;
const AREAS = [9.5, 24] as const;
const COMPOUNDS = [11.5, 24] as const;
const STATIONS = 12;
const LANDMARKS: Record<LandmarkKind, number> = {
	airport: 9.5,
	university: 12,
	mall: 12,
	landmark: 12.5,
	club: 13,
	hospital: 13,
	beach: 12.5,
};

const known = landmarkData as Landmarks;

/** Read once per map. */
export type Places = { locations: Location[]; areas: Area[] };

export const readPlaces = (read: Reader): Places => ({ locations: read.list('location'), areas: read.list('area') });

/**
 * Names of our places and of geography, the most important first. Compounds are added only where they are shown, because there are many.
 */
export function placeNames(
	places: Places,
	locale: Locale,
	isReadable: (name: Pick<PlaceName, 'from' | 'to'>) => boolean = () => true,
): PlaceName[] {
	const locations = places.locations.flatMap((location) => buildName(location, 'location', LOCATIONS, locale));
	const areas = places.areas.flatMap((area) => buildName(area, 'area', AREAS, locale));
	const ours = [...locations, ...areas];
	const base = baseNames
		.filter(({ zooms: [from, to] }) => isReadable({ from, to }))
		.filter((point) => point.kind === 'water' || !ours.some((place) => kilometresBetween(place, point) < SAME_PLACE_KM))
		.map(
			({ kind, name, longitude, latitude, zooms: [from, to] }): PlaceName => ({ text: name[locale], kind, longitude, latitude, from, to }),
		);
	return [
		...base.filter(({ kind }) => kind === 'city'),
		...locations,
		...areas,
		...base.filter(({ kind }) => kind === 'water'),
		...landmarks[locale],
	].filter(isReadable);
}

/** The same on every map. */
const landmarks: Record<Locale, PlaceName[]> = { en: landmarkNames('en'), ar: landmarkNames('ar') };

function landmarkNames(locale: Locale): PlaceName[] {
	const stations = known.stations.map(
		({ name, colour, longitude, latitude }): PlaceName => ({
			text: name[locale],
			kind: 'station',
			colour,
			longitude,
			latitude,
			from: STATIONS,
			to: 24,
		}),
	);
	const sights = known.landmarks.map(
		({ kind, name, label, longitude, latitude }): PlaceName => ({
			text: (label ?? name)[locale],
			kind: 'landmark',
			icon: kind,
			longitude,
			latitude,
			from: LANDMARKS[kind],
			to: 24,
		}),
	);
	return [...stations, ...sights];
}

type Named = { coordinates: { longitude: number; latitude: number } | null; translations: { [L in Locale]: { name: string } } };

export const compoundName = (compound: Named, locale: Locale): PlaceName[] => buildName(compound, 'compound', COMPOUNDS, locale);

function buildName(
	{ coordinates, translations }: Named,
	kind: PlaceName['kind'],
	[from, to]: readonly [number, number],
	locale: Locale,
): PlaceName[] {
	return coordinates ? [{ text: translations[locale].name, kind, ...coordinates, from, to }] : [];
}
