import type { Localized } from '#content/entities/parts.ts';
import type { Entity } from '#content/entities/registry.ts';

export type PlaceKind = 'location' | 'area' | 'compound' | 'developer';

/** Something with a name that a search can ask for. */
export type Place = {
	kind: PlaceKind;
	id: number;
	name: Localized<string>;
	/** Other ways people write it. */
	spellings: string[];
	/** What it lies in, or whose it is. */
	within: { kind: PlaceKind; id: number }[];
};

export type Named = {
	locations: Entity<'location'>[];
	areas: Entity<'area'>[];
	projects: Entity<'project'>[];
	developers: Entity<'developer'>[];
};

const readName = ({ translations: { en, ar } }: { translations: Localized<{ name: string }> }) => ({ en: en.name, ar: ar.name });

export function collectPlaces({ locations, areas, projects, developers }: Named): Place[] {
	const locationByArea = new Map(areas.map(({ id, location }) => [id, location]));
	return [
		...locations.map((one): Place => ({ kind: 'location', id: one.id, name: readName(one), spellings: one.spellings, within: [] })),
		...areas.map(
			(one): Place => ({
				kind: 'area',
				id: one.id,
				name: readName(one),
				spellings: one.spellings,
				within: [{ kind: 'location', id: one.location }],
			}),
		),
		...projects.map((one): Place => {
			const location = locationByArea.get(one.area);
			return {
				kind: 'compound',
				id: one.id,
				name: readName(one),
				spellings: [],
				within: [
					{ kind: 'area', id: one.area },
					...(location === undefined ? [] : [{ kind: 'location' as const, id: location }]),
					{ kind: 'developer', id: one.developer },
				],
			};
		}),
		...developers.map((one): Place => ({ kind: 'developer', id: one.id, name: readName(one), spellings: [], within: [] })),
	];
}

export const isWithin = (inner: Place, outer: Place) => inner.within.some(({ kind, id }) => kind === outer.kind && id === outer.id);
