import type { Localized } from '#content/entities/parts.ts';
import { isInPolygon } from '../geo.ts';
import type { Point } from '../query.ts';
import outlines from './outlines.json' with { type: 'json' };
import list from './regions.json' with { type: 'json' };

/** A governorate, or several that people speak of as one. */
export type Region = {
	id: number;
	/** Its name in addresses. */
	key: string;
	name: Localized<string>;
	/** As it follows a noun: on the coast. */
	in: Localized<string>;
	spellings: string[];
	/** English names of what lies in it, where its outline is too coarse to tell. */
	places: string[];
	/** The governorates it is made of. */
	parts?: string[];
};

export const regions: readonly Region[] = list;
export const regionById: ReadonlyMap<number, Region> = new Map(regions.map((region) => [region.id, region]));

const ringsByKey = new Map<string, number[][][]>(Object.entries(outlines));
const governorates = regions.flatMap((region) => {
	const rings = ringsByKey.get(region.key);
	return rings ? [{ ...region, rings: rings.map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lng, lat }))) }] : [];
});

/** What a place lies in, by its own name, by the names of what it lies in, or else by where it is. */
export function regionsOf(names: readonly string[], point: Point | null): number[] {
	const named = names.map((name) => governorates.find(({ places }) => places.includes(name))).find((found) => found !== undefined);
	const own = named ?? (point && governorates.find(({ rings }) => rings.some((ring) => isInPolygon(ring, point.lng, point.lat))));
	const wider = regions.filter(
		({ parts, places }) => parts && ((own && parts.includes(own.key)) || names.some((name) => places.includes(name))),
	);
	return [...(own ? [own.id] : []), ...wider.map(({ id }) => id)];
}
