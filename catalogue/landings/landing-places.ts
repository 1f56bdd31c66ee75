import type { Localized } from '#content/entities/parts.ts';
import type { Entity } from '#content/entities/registry.ts';
import { localeCodes } from '#domain/locales.ts';
import { slugify } from '#domain/slug.ts';
import { findRegions, regions } from '../geography/regions.ts';
import type { Point } from '../query.ts';
import type { LandingPlace } from './landing-page.ts';
import { comparableWord, EGYPT } from './landing-words.ts';

/** `within` starts with the nearest enclosing place. */
export type KnownPlace = LandingPlace & { words: Localized<string>; spellings: string[]; within: LandingPlace[]; point: Point | null };
export type KnownPlaces = ReturnType<typeof indexLandingPlaces>;

type Records = { locations: Entity<'location'>[]; areas: Entity<'area'>[]; projects: Entity<'project'>[] };

type Named = { translations: Localized<{ name: string; slug: string | null }>; spellings: string[] };
const readWord = ({ name, slug }: { name: string; slug: string | null }) => slugify(slug ?? '') || slugify(name);
const readWords = ({ translations: { en, ar }, spellings }: Named) => ({ words: { en: readWord(en), ar: readWord(ar) }, spellings });
const readPoint = (at: { longitude: number; latitude: number } | null): Point | null => at && { lng: at.longitude, lat: at.latitude };

const placeId = ({ key, id }: LandingPlace): string => `${key} ${id}`;

/**
 * Places by their words in addresses. If two have the same name, the word belongs to the one people mean: a location before its governorate, and both
 * before a compound. A page needs a word in both languages, so a place that loses one has no page, but still encloses others.
 */
export function indexLandingPlaces({ locations, areas, projects }: Records) {
	const places = [...listLocations(locations), ...listAreas(areas, locations), ...listRegions(), ...listCompounds(projects, areas)];
	const around = new Map<string, LandingPlace[]>();
	for (const place of places) {
		const within = place.within.flatMap((outer) => [outer, ...(around.get(placeId(outer)) ?? [])]);
		around.set(placeId(place), [...new Map(within.map((outer) => [placeId(outer), outer])).values()]);
	}
	const byWord = new Map<string, KnownPlace | null>(localeCodes.map((locale) => [comparableWord(EGYPT[locale]), null]));
	const byId = new Map<string, KnownPlace>();
	for (const place of places) {
		const words = localeCodes.map((locale) => comparableWord(place.words[locale]));
		if (words.some((word) => word === '' || byWord.has(word))) continue;
		const known = { ...place, within: around.get(placeId(place)) ?? [] };
		byId.set(placeId(place), known);
		for (const word of words) byWord.set(word, known);
	}
	// Also its spellings, including earlier names, unless another place has that name.
	for (const known of byId.values())
		for (const word of known.spellings.map((text) => comparableWord(slugify(text))))
			if (word !== '' && !byWord.has(word)) byWord.set(word, known);
	return {
		all: [...byId.values()],
		get: (place: LandingPlace): KnownPlace | null => byId.get(placeId(place)) ?? null,
		/** Null is all of Egypt, undefined is unknown. */
		find: (word: string): KnownPlace | null | undefined => byWord.get(comparableWord(word)),
	};
}

const inRegions = (names: string[], point: Point | null): LandingPlace[] =>
	findRegions(names, point).map((id): LandingPlace => ({ key: 'regions', id }));

const listLocations = (locations: Records['locations']): KnownPlace[] =>
	locations.map((location) => {
		const point = readPoint(location.coordinates);
		const within = inRegions([location.translations.en.name], point);
		return { key: 'locations', id: location.id, ...readWords(location), within, point };
	});

function listAreas(areas: Records['areas'], locations: Records['locations']): KnownPlace[] {
	const names = new Map(locations.map(({ id, translations }) => [id, translations.en.name]));
	return areas.map((area) => {
		const point = readPoint(area.coordinates);
		const around = inRegions([area.translations.en.name, names.get(area.location) ?? ''], point);
		const within: LandingPlace[] = [{ key: 'locations', id: area.location }, ...around];
		return { key: 'areas', id: area.id, ...readWords(area), within, point };
	});
}

const listRegions = (): KnownPlace[] =>
	regions.map(({ id, key, name, spellings }) => {
		const wider = regions.filter(({ parts }) => parts?.includes(key));
		const within = wider.map((region): LandingPlace => ({ key: 'regions', id: region.id }));
		return { key: 'regions', id, words: { en: slugify(name.en), ar: slugify(name.ar) }, spellings, within, point: null };
	});

function listCompounds(projects: Records['projects'], areas: Records['areas']): KnownPlace[] {
	const points = new Map(areas.map(({ id, coordinates }) => [id, readPoint(coordinates)]));
	return projects.map((project) => ({
		key: 'compounds',
		id: project.id,
		...readWords(project),
		within: [{ key: 'areas', id: project.area }],
		point: readPoint(project.coordinates) ?? points.get(project.area) ?? null,
	}));
}
