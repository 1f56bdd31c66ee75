import type { Category } from '#domain/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PlaceCounts } from '../counts/place-table.ts';
import {
	facetKey,
	findCategory,
	type LandingFacet,
	type LandingKind,
	type LandingPage,
	type LandingPlace,
	landingFacets,
	type PlainPage,
	plainKey,
} from './landing-page.ts';

export type LandingCounts = ReturnType<typeof countLandings>;

/** A page and its facets by `facetNumber`: the number of homes, and a mark that is equal where the homes are the same. */
type Counted = { page: PlainPage; counts: Uint32Array; marks: Float64Array };

const wholeCategory: Record<Category, LandingKind> = { residential: 'homes', commercial: 'commercial' };

const facetNumbers = new Map(landingFacets.map((facet, index) => [facetKey(facet), index + 1]));
export const facetNumber = (facet: LandingFacet | null): number => (facet ? (facetNumbers.get(facetKey(facet)) ?? Number.NaN) : 0);

function add({ counts, marks }: Counted, added: Uint32Array, mark: number): void {
	for (let at = 0; at < added.length; at++) {
		const more = added[at] as number;
		if (more === 0) continue;
		counts[at] = (counts[at] as number) + more;
		marks[at] = (marks[at] as number) + mark;
	}
}

/** In one pass over the catalogue. */
export function countLandings(catalogue: Pick<Catalogue, 'countByPlace'>) {
	const table = new Map<string, Counted>();
	for (const { counts, ...sort } of catalogue.countByPlace(landingFacets)) {
		// Homes counted together are on the same pages, so a sum of random marks identifies a set of homes.
		const mark = Math.random();
		for (const page of listPages(sort)) {
			const key = plainKey(page);
			let known = table.get(key);
			if (!known) {
				known = { page, counts: new Uint32Array(counts.length), marks: new Float64Array(counts.length) };
				table.set(key, known);
			}
			add(known, counts, mark);
		}
	}
	return {
		all: [...table.values()],
		count: ({ facet, ...page }: LandingPage): number => table.get(plainKey(page))?.counts[facetNumber(facet)] ?? 0,
	};
}

/** The pages that show a type in a place: under the type and its whole category, in the place and everything around it. */
function listPages({ place, purpose, category, type }: Omit<PlaceCounts, 'counts'>): PlainPage[] {
	const kinds: LandingKind[] = findCategory(type) === category ? [type, wholeCategory[category]] : [wholeCategory[category]];
	const found: (LandingPlace | null)[] = [
		null,
		...place.regions.map((id): LandingPlace => ({ key: 'regions', id })),
		...(place.location === null ? [] : [{ key: 'locations' as const, id: place.location }]),
		{ key: 'areas', id: place.area },
		...(place.compound === null ? [] : [{ key: 'compounds' as const, id: place.compound }]),
	];
	return found.flatMap((where) => kinds.map((kind): PlainPage => ({ purpose, kind, place: where })));
}
