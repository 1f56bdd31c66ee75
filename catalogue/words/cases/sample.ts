import { readFileSync } from 'node:fs';
import type { Localized } from '#content/entities/parts.ts';
import { createKnowledge } from '../knowledge.ts';
import { geography, type Place, type PlaceKind, withinRegions } from '../places.ts';

type Item = { key: string; name: Localized<string> };
type Point = { latitude: number; longitude: number };
type Area = Item & Point & { code: string; location: string; spellings: string[] };

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`../../../seed/${file}.json`, import.meta.url), 'utf8'));
const { locations, areas } = read<{ locations: (Item & Point & { spellings: string[] })[]; areas: Area[] }>('starter/places');
const compounds = read<(Item & { area: string; developer: string })[]>('sample/compounds');
const developers = read<Item[]>('sample/developers');
const amenities = read<Item[]>('starter/amenities');

const regions = geography.flatMap((place) => (place.kind === 'region' ? [{ key: place.name.en, name: place.name, id: place.id }] : []));
const lists = { location: locations, area: areas, compound: compounds, developer: developers, amenity: amenities, region: regions };
export type Kind = keyof typeof lists;

/** Ids of different kinds overlap, as in the database. */
export const findId = (kind: Kind, key: string): number => {
	const index = lists[kind].findIndex((item) => item.key === key);
	if (index < 0) throw new Error(`there is no ${kind} ${key} in the sample`);
	return kind === 'region' ? (regions[index]?.id ?? 0) : index + 1;
};
const within = (kind: Exclude<PlaceKind, 'landmark'>, key: string) => ({ kind, id: findId(kind, key) });
const around = (names: string[], { latitude, longitude }: Point) => withinRegions(names, { lng: longitude, lat: latitude });
const place = (kind: Exclude<PlaceKind, 'landmark'>, { key, name }: Item, spellings: string[], outer: Place['within']): Place => ({
	...{ kind, id: findId(kind, key), name, spellings, within: outer },
});

export const samplePlaces: Place[] = [
	...locations.map((one) => place('location', one, one.spellings, around([one.name.en], one))),
	...areas.map((one) => place('area', one, one.spellings, [within('location', one.location), ...around([one.name.en], one)])),
	...compounds.map((one) => {
		const location = areas.find(({ key }) => key === one.area)?.location ?? '';
		return place('compound', one, [], [within('area', one.area), within('location', location), within('developer', one.developer)]);
	}),
	...developers.map((one) => place('developer', one, [], [])),
	...geography,
];

export const sampleKnowledge = createKnowledge(
	samplePlaces,
	amenities.map(({ key, name }) => ({ id: findId('amenity', key), key, name })),
	areas.map(({ code }) => code),
	new Map([['USD', 50]]),
);
