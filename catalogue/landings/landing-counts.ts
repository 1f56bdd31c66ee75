import type { Category } from '#domain/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PlaceCounts } from '../counts/place-table.ts';
import {
	categoryOf,
	ENOUGH,
	facetKey,
	facetsFor,
	type LandingFacet,
	type LandingKind,
	type LandingPage,
	type LandingPlace,
	landingFacets,
} from './landing-page.ts';

/** How many homes each landing page holds, and which pages hold enough. */
export type LandingCounts = ReturnType<typeof countLandings>;

type Plain = Pick<LandingPage, 'purpose' | 'kind' | 'place'>;

const plainKey = ({ purpose, kind, place }: Plain): string => `${purpose} ${kind} ${place ? `${place.key} ${place.id}` : ''}`;
const allOf: Record<Category, LandingKind> = { residential: 'homes', commercial: 'commercial' };

const facetNumbers = new Map(landingFacets.map((facet, index) => [facetKey(facet), index + 1]));

function add(sums: Uint32Array, counts: Uint32Array): void {
	for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (counts[at] as number);
}

/** From one look at the catalogue. */
export function countLandings(catalogue: Pick<Catalogue, 'countByPlace'>) {
	const table = new Map<string, { page: Plain; counts: Uint32Array }>();
	for (const counted of catalogue.countByPlace(landingFacets))
		for (const page of pagesOf(counted)) {
			const known = table.get(plainKey(page));
			if (known) add(known.counts, counted.counts);
			else table.set(plainKey(page), { page, counts: counted.counts.slice() });
		}

	const count = ({ facet, ...page }: LandingPage): number =>
		table.get(plainKey(page))?.counts[facet ? (facetNumbers.get(facetKey(facet)) ?? Number.NaN) : 0] ?? 0;

	/** Whether there is enough on a page, and not the same as on a plainer one: everything in the place, or nothing that a lower budget leaves out. */
	function isEnough(page: LandingPage): boolean {
		const { facet, place } = page;
		const found = count(page);
		if (!facet || found < ENOUGH) return found >= ENOUGH;
		if (place?.key === 'compounds' || found === count({ ...page, facet: null })) return false;
		const lower = 'price' in facet ? budgetBelow(page, facet.price.to) : undefined;
		return !lower || found > count({ ...page, facet: lower });
	}

	const listPlain = (): LandingPage[] =>
		[...table.values()].flatMap(({ page, counts }) => ((counts[0] as number) >= ENOUGH ? [{ ...page, facet: null }] : []));

	return {
		count,
		isEnough,
		list: (): LandingPage[] =>
			listPlain()
				.flatMap((page) => [page, ...facetsFor(page).map((facet): LandingPage => ({ ...page, facet }))])
				.filter(isEnough),
		/** Those that ask for nothing more. */
		listPlain,
	};
}

const budgetBelow = (page: LandingPage, to: number): LandingFacet | undefined =>
	facetsFor(page).findLast((facet) => 'price' in facet && facet.price.to < to);

/** Where listings of a place and type are shown: under the type and under all of its category, there and in all around it. */
function pagesOf({ place, purpose, category, type }: PlaceCounts): Plain[] {
	const kinds: LandingKind[] = categoryOf(type) === category ? [type, allOf[category]] : [allOf[category]];
	const found: (LandingPlace | null)[] = [
		null,
		...place.regions.map((id): LandingPlace => ({ key: 'regions', id })),
		...(place.location === null ? [] : [{ key: 'locations' as const, id: place.location }]),
		{ key: 'areas', id: place.area },
		...(place.compound === null ? [] : [{ key: 'compounds' as const, id: place.compound }]),
	];
	return found.flatMap((where) => kinds.map((kind): Plain => ({ purpose, kind, place: where })));
}
