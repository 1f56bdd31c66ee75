import { purposes } from '#domain/vocabulary.ts';
import { regionById, regions } from '../geography/regions.ts';
import { facetNumber, type LandingCounts } from './landing-counts.ts';
import {
	ENOUGH,
	facetsFor,
	isType,
	type LandingFacet,
	type LandingPage,
	landingFacets,
	landingKinds,
	type PlainPage,
} from './landing-page.ts';
import type { KnownPlaces } from './landing-places.ts';

/** A facet with its number, and the numbers of plainer choices: no facet, and the next lower budget. */
type Choice = { facet: LandingFacet | null; at: number; plainer: number[] };
type Candidate = { page: LandingPage; rank: number; isRepeated: boolean };

const choiceKey = ({ purpose, kind }: Pick<PlainPage, 'purpose' | 'kind'>): string => `${purpose} ${kind}`;
const choices: ReadonlyMap<string, Choice[]> = new Map(
	purposes.flatMap((purpose) => landingKinds.map((kind) => [choiceKey({ purpose, kind }), listChoices({ purpose, kind })])),
);

function listChoices(page: Pick<PlainPage, 'purpose' | 'kind'>): Choice[] {
	const asked = facetsFor(page).map((facet, index, all): Choice => {
		const before = all[index - 1];
		const lower = 'price' in facet && before && 'price' in before ? [facetNumber(before)] : [];
		return { facet, at: facetNumber(facet), plainer: [0, ...lower] };
	});
	return [{ facet: null, at: 0, plainer: [] }, ...asked];
}

/**
 * The pages to be indexed: of several with the same homes, the one people search for. A page may be replaced by one that is itself replaced, but
 * never in a circle: each step goes to a plainer facet, or to a better type or place with the same facet.
 */
export function listIndexed(counted: LandingCounts, places: KnownPlaces): LandingPage[] {
	const best = [null, ...landingFacets].map(() => new Map<number, Candidate>());
	for (const { page, counts, marks } of counted.all) {
		if (page.place && !places.get(page.place)) continue;
		const rank = rankPage(page, places);
		for (const { facet, at, plainer } of choices.get(choiceKey(page)) ?? []) {
			const count = counts[at] as number;
			// Compounds are too small for facets.
			if (count < ENOUGH || (facet && page.place?.key === 'compounds')) continue;
			const sameFacet = best[at] as Map<number, Candidate>;
			const other = sameFacet.get(marks[at] as number);
			if (other && other.rank <= rank) continue;
			const isRepeated = plainer.some((one) => counts[one] === count);
			sameFacet.set(marks[at] as number, { page: { ...page, facet }, rank, isRepeated });
		}
	}
	return best.flatMap((found) => [...found.values()].flatMap(({ page, isRepeated }) => (isRepeated || isAllForSale(page) ? [] : [page])));
}

/** All homes for sale are at `/search`. */
const isAllForSale = ({ purpose, kind, place, facet }: LandingPage) => purpose === 'sale' && kind === 'homes' && !place && !facet;

const regionWords: ReadonlySet<string> = new Set(regions.map(({ key }) => key));

/** Lower is better: a type before all homes, then the place people most likely mean. */
const rankPage = ({ kind, place }: PlainPage, places: KnownPlaces): number => (isType(kind) ? 0 : 1000) + rankPlace(place, places);

/** Location, area, compound, then regions with the fewest governorates first, then all of Egypt. A location named like a governorate counts as one. */
function rankPlace(place: PlainPage['place'], places: KnownPlaces): number {
	if (!place) return 100;
	if (place.key === 'regions') return 10 + (regionById.get(place.id)?.parts?.length ?? 1);
	if (place.key === 'locations') return regionWords.has(places.get(place)?.words.en ?? '') ? 9 : 0;
	return place.key === 'areas' ? 1 : 2;
}
