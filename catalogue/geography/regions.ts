import type { Localized } from '#content/entities/parts.ts';
import { isInPolygon } from '../geo.ts';
import type { Point } from '../query.ts';
import outlines from './outlines.json' with { type: 'json' };
import list from './regions.json' with { type: 'json' };

/** A governorate, or several under one common name. */
export type Region = {
	id: number;
	/** Its key in addresses. */
	key: string;
	name: Localized<string>;
	/** As in “apartments on the coast”. */
	in: Localized<string>;
	spellings: string[];
	/** English names of places in it, where its outline is too coarse. */
	places: string[];
	/** The keys of its governorates. */
	parts?: string[];
};

export const regions: readonly Region[] = list;
export const regionById: ReadonlyMap<number, Region> = new Map(regions.map((region) => [region.id, region]));

const ringsByKey = new Map<string, number[][][]>(Object.entries(outlines));
const governorates = regions.flatMap((region) => {
	const rings = ringsByKey.get(region.key);
	return rings ? [{ ...region, rings: rings.map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lng, lat }))) }] : [];
});

/** The regions of a place, by its names and those of what it lies in, or else by its coordinates. */
export function findRegions(names: readonly string[], point: Point | null): number[] {
	const named = names.map((name) => governorates.find(({ places }) => places.includes(name))).find((found) => found !== undefined);
	const own = named ?? (point && governorates.find(({ rings }) => rings.some((ring) => isInPolygon(ring, point.lng, point.lat))));
	const wider = regions.filter(
		({ parts, places }) => parts && ((own && parts.includes(own.key)) || names.some((name) => places.includes(name))),
	);
	return [...(own ? [own.id] : []), ...wider.map(({ id }) => id)];
}
