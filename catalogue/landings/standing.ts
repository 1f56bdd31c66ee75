import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Purpose, purposes } from '#domain/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import {
	ENOUGH,
	facetsFor,
	type LandingFacet,
	type LandingKind,
	type LandingPage,
	type LandingPlace,
	landingFilters,
	landingKinds,
} from './landing-page.ts';

export type Counted = LandingPage & { count: number };
type Counting = Pick<Catalogue, 'briefFacets' | 'count'>;

/** Those that would only repeat another: everything in the place passes, or nothing that a lower budget leaves out. */
const saysMore = (count: number, { all, below }: { all: number; below: number }) => count >= ENOUGH && count < all && count > below;

/** Whether there is enough on a page, and not the same as on a plainer one. */
export function isStanding(page: LandingPage, count: (page: LandingPage) => number): boolean {
	const { facet } = page;
	if (!facet) return count(page) >= ENOUGH;
	if (page.place?.key === 'compounds') return false;
	const lower = 'price' in facet ? budgetBelow(page, facet.price.to) : null;
	return saysMore(count(page), { all: count({ ...page, facet: null }), below: lower ? count({ ...page, facet: lower }) : 0 });
}

const budgetBelow = (page: LandingPage, to: number): LandingFacet | undefined =>
	facetsFor(page).findLast((facet) => 'price' in facet && facet.price.to < to);

/** Every page there is. Few searches answer for all places at once; in between, visitors are answered. */
export async function listStanding(catalogue: Counting): Promise<Counted[]> {
	const found: Counted[] = [];
	for (const purpose of purposes)
		for (const kind of landingKinds) {
			found.push(...standingOf(catalogue, purpose, kind));
			await yieldToOthers();
		}
	return found;
}

function standingOf(catalogue: Counting, purpose: Purpose, kind: LandingKind): Counted[] {
	const plain = countByPlace(catalogue, { purpose, kind, place: null, facet: null });
	const found = plain.filter(({ count }) => count >= ENOUGH);
	if (found.length === 0) return [];
	const inAll = new Map(found.map((page) => [placeOf(page), page.count]));
	let below = new Map<string, number>();
	for (const facet of facetsFor({ purpose, kind })) {
		const counted = countByPlace(catalogue, { purpose, kind, place: null, facet });
		const before = 'price' in facet ? below : new Map<string, number>();
		found.push(
			...counted.filter(
				(page) =>
					page.place?.key !== 'compounds' &&
					saysMore(page.count, { all: inAll.get(placeOf(page)) ?? 0, below: before.get(placeOf(page)) ?? 0 }),
			),
		);
		if ('price' in facet) below = new Map(counted.map((page) => [placeOf(page), page.count]));
	}
	return found;
}

const placeOf = ({ place }: LandingPage): string => (place ? `${place.key} ${place.id}` : '');

/** A page for all of Egypt, and for every place that anything stands in. */
export function countByPlace(catalogue: Counting, page: LandingPage): Counted[] {
	const filters = landingFilters(page);
	const all = catalogue.count(filters);
	if (all < ENOUGH) return [];
	const facets = catalogue.briefFacets(filters);
	const inPlaces = (['regions', 'locations', 'areas', 'compounds'] as const).flatMap((key) =>
		[...facets[key]].map(([id, count]): Counted => ({ ...page, place: { key, id } satisfies LandingPlace, count })),
	);
	return [{ ...page, count: all }, ...inPlaces];
}
