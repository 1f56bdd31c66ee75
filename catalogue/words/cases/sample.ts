import { readFileSync } from 'node:fs';
import type { Localized } from '#content/entities/parts.ts';
import { createKnowledge } from '../knowledge.ts';
import type { Place, PlaceKind } from '../places.ts';

/** The names of the sample content, as the cases know them: by key instead of by id. */
type Item = { key: string; name: Localized<string> };
type Area = Item & { code: string; location: string; spellings: string[] };

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`../../../seed/${file}.json`, import.meta.url), 'utf8'));
const { locations, areas } = read<{ locations: (Item & { spellings: string[] })[]; areas: Area[] }>('starter/places');
const compounds = read<(Item & { area: string; developer: string })[]>('sample/compounds');
const developers = read<Item[]>('sample/developers');
const amenities = read<Item[]>('starter/amenities');

const lists = { location: locations, area: areas, compound: compounds, developer: developers, amenity: amenities };
export type Kind = keyof typeof lists;

/** Ids of every kind overlap, as they do in the database. */
export const findId = (kind: Kind, key: string): number => {
	const index = lists[kind].findIndex((item) => item.key === key);
	if (index < 0) throw new Error(`there is no ${kind} ${key} in the sample`);
	return index + 1;
};
const within = (kind: PlaceKind, key: string) => ({ kind, id: findId(kind, key) });
const place = (kind: PlaceKind, { key, name }: Item, spellings: string[], outer: Place['within']): Place => ({
	...{ kind, id: findId(kind, key), name, spellings, within: outer },
});

export const samplePlaces: Place[] = [
	...locations.map((one) => place('location', one, one.spellings, [])),
	...areas.map((one) => place('area', one, one.spellings, [within('location', one.location)])),
	...compounds.map((one) => {
		const location = areas.find(({ key }) => key === one.area)?.location ?? '';
		return place('compound', one, [], [within('area', one.area), within('location', location), within('developer', one.developer)]);
	}),
	...developers.map((one) => place('developer', one, [], [])),
];

export const sampleKnowledge = createKnowledge(
	samplePlaces,
	amenities.map(({ key, name }) => ({ id: findId('amenity', key), key, name })),
	areas.map(({ code }) => code),
	new Map([['USD', 50]]),
);
