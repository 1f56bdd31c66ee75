import type { Localized } from '#content/entities/parts.ts';
import type { Entity } from '#content/entities/registry.ts';
import { landmarks } from '../geography/landmarks.ts';
import { findRegions, regions } from '../geography/regions.ts';
import type { Filters } from '../query.ts';

export type PlaceKind = 'region' | 'location' | 'area' | 'compound' | 'developer' | 'landmark';

export type Place = {
	kind: PlaceKind;
	id: number;
	name: Localized<string>;
	/** Other spellings. */
	spellings: string[];
	/** What it lies in, or its developer. */
	within: { kind: PlaceKind; id: number }[];
	/** For a landmark: its surroundings. */
	around?: NonNullable<Filters['within']>;
};

export type Named = {
	locations: Entity<'location'>[];
	areas: Entity<'area'>[];
	projects: Entity<'project'>[];
	developers: Entity<'developer'>[];
};

const readName = ({ translations: { en, ar } }: { translations: Localized<{ name: string }> }) => ({ en: en.name, ar: ar.name });
const readPoint = (at: { longitude: number; latitude: number } | null) => at && { lng: at.longitude, lat: at.latitude };

/** The regions in which a place with these names lies. */
export const withinRegions = (names: readonly string[], point: { lng: number; lat: number } | null): Place['within'] =>
	findRegions(names, point).map((id) => ({ kind: 'region', id }));

/** The same for every brokerage: governorates and landmarks. */
export const geography: readonly Place[] = [
	...regions.map(
		({ id, name, spellings, parts }): Place => ({
			...{ kind: 'region', id, name, spellings },
			within: parts ? [] : regions.flatMap((wider) => (wider.parts?.includes(keyById(id)) ? [{ kind: 'region', id: wider.id }] : [])),
		}),
	),
	...landmarks.map(
		({ name, spellings, lng, lat, km }, index): Place => ({
			...{ kind: 'landmark', id: index + 1, name, spellings, within: [] },
			around: { point: { lng, lat }, kilometres: km },
		}),
	),
];

function keyById(id: number): string {
	return regions.find((region) => region.id === id)?.key ?? '';
}

export function collectPlaces({ locations, areas, projects, developers }: Named): Place[] {
	const locationById = new Map(locations.map((one) => [one.id, one]));
	const areaById = new Map(areas.map((one) => [one.id, one]));
	const aroundArea = (area: Entity<'area'>): Place['within'] => {
		const location = locationById.get(area.location);
		const names = [area.translations.en.name, ...(location ? [location.translations.en.name] : [])];
		return [{ kind: 'location', id: area.location }, ...withinRegions(names, readPoint(area.coordinates))];
	};
	return [
		...locations.map(
			(one): Place => ({
				...{ kind: 'location', id: one.id, name: readName(one), spellings: one.spellings },
				within: withinRegions([one.translations.en.name], readPoint(one.coordinates)),
			}),
		),
		...areas.map((one): Place => ({ kind: 'area', id: one.id, name: readName(one), spellings: one.spellings, within: aroundArea(one) })),
		...projects.map((one): Place => {
			const area = areaById.get(one.area);
			return {
				...{ kind: 'compound', id: one.id, name: readName(one), spellings: one.spellings },
				within: [{ kind: 'area', id: one.area }, ...(area ? aroundArea(area) : []), { kind: 'developer', id: one.developer }],
			};
		}),
		...developers.map((one): Place => ({ kind: 'developer', id: one.id, name: readName(one), spellings: one.spellings, within: [] })),
		...geography,
	];
}

export const isWithin = (inner: Place, outer: Place) => inner.within.some(({ kind, id }) => kind === outer.kind && id === outer.id);
