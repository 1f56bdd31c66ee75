import { distanceFrom } from '../geo.ts';
import { facetsFor, isSameFacet, type LandingPage, type LandingPlace, landingKinds, type PlaceKey } from './landing-page.ts';
import type { KnownPlace, KnownPlaces } from './landing-places.ts';

const MOST_PLACES = 8;
const inside = { regions: 'locations', locations: 'areas', areas: 'compounds', compounds: null } as const;

/** Only indexed pages are linked. */
export type RelatedPages = {
	/** From Egypt down to the plain page of this place. */
	up: LandingPage[];
	kinds: LandingPage[];
	facets: LandingPage[];
	inside: LandingPage[];
	beside: LandingPage[];
	otherPurpose: LandingPage | null;
};

export function findRelated(places: KnownPlaces, page: LandingPage, isIndexed: (page: LandingPage) => boolean): RelatedPages {
	const { place, purpose, kind, facet } = page;
	const here = place && places.get(place);
	const at = (there: LandingPlace | null): LandingPage => ({ ...page, place: there && { key: there.key, id: there.id } });
	const indexed = (pages: LandingPage[]) => pages.filter(isIndexed);
	const plain = (one: LandingPage): LandingPage => ({ ...one, facet: null });
	const other = plain({ ...page, purpose: purpose === 'sale' ? 'rent' : 'sale' });
	return {
		up: indexed([
			...(place ? [null, ...(here?.within.filter((outer) => places.get(outer)).toReversed() ?? [])].map((outer) => plain(at(outer))) : []),
			...(facet ? [plain(page)] : []),
		]),
		kinds: indexed(
			landingKinds.filter((one) => one !== kind && canAsk({ purpose, kind: one }, facet)).map((one) => ({ ...page, kind: one })),
		),
		facets: indexed(
			facetsFor(page)
				.filter((one) => !isSameFacet(one, facet))
				.map((one) => ({ ...page, facet: one })),
		),
		inside: listInside(),
		beside: indexed(sortByDistance(here, places.all).map(at)).slice(0, MOST_PLACES),
		otherPurpose: isIndexed(other) ? other : null,
	};

	/** The next level of places, or the one below if its only place has the same homes. For Egypt, locations. */
	function listInside(): LandingPage[] {
		for (let key: PlaceKey | null = place ? inside[place.key] : 'locations'; key; key = inside[key]) {
			const pages = indexed(places.all.filter((one) => one.key === key && liesIn(one, place)).map(at));
			if (pages.length > 0) return pages;
		}
		return [];
	}
}

const canAsk = (page: Pick<LandingPage, 'purpose' | 'kind'>, facet: LandingPage['facet']) =>
	!facet || facetsFor(page).some((one) => isSameFacet(one, facet));

const isPlace = (one: LandingPlace | undefined, other: LandingPlace) => one?.key === other.key && one.id === other.id;

const liesIn = ({ within }: KnownPlace, place: LandingPlace | null): boolean => !place || within.some((outer) => isPlace(outer, place));

/** Places of the same kind, nearest first; compounds and areas only within the same enclosing place. */
function sortByDistance(here: KnownPlace | null, all: readonly KnownPlace[]): KnownPlace[] {
	if (!here?.point) return [];
	const distance = distanceFrom(here.point);
	const outer = here.key === 'locations' ? undefined : here.within[0];
	return all
		.flatMap((one) =>
			one.point && one.key === here.key && one.id !== here.id && (!outer || one.within.some((two) => isPlace(two, outer)))
				? [{ one, km: distance(one.point.lng, one.point.lat) }]
				: [],
		)
		.sort((a, b) => a.km - b.km)
		.map(({ one }) => one);
}
