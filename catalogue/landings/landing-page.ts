import { type Category, type PropertyType, type Purpose, propertyTypes } from '#domain/vocabulary.ts';
import type { Filters } from '../query.ts';

/** The fewest homes for which a page is indexed. */
export const ENOUGH = 5;

/** All homes, all commercial units, or one type. */
export const landingKinds = ['homes', 'commercial', ...propertyTypes] as const;
export type LandingKind = (typeof landingKinds)[number];

const placeKeys = ['regions', 'locations', 'areas', 'compounds'] as const;
export type PlaceKey = (typeof placeKeys)[number];
export type LandingPlace = { key: PlaceKey; id: number };

/** One further filter. */
export type LandingFacet =
	| { bedrooms: [number] }
	| { ready: true }
	| { instalments: true }
	| { furnished: true }
	| { price: { to: number } };

/** A search with an address of its own: purpose, type, place and at most one facet. `place` null is all of Egypt. */
export type LandingPage = { purpose: Purpose; kind: LandingKind; place: LandingPlace | null; facet: LandingFacet | null };
export type PlainPage = Omit<LandingPage, 'facet'>;

const commercial: ReadonlySet<LandingKind> = new Set(['commercial', 'office', 'clinic', 'retail', 'pharmacy', 'building']);
const withoutRooms: ReadonlySet<LandingKind> = new Set([...commercial, 'studio', 'land']);

const BEDROOMS = [1, 2, 3, 4, 5];
const BUDGETS: Record<Purpose, number[]> = {
	sale: [2, 3, 5, 7, 10, 15, 20, 30, 50].map((millions) => millions * 1_000_000),
	rent: [10, 15, 20, 30, 50, 100].map((thousands) => thousands * 1000),
};

export const findCategory = (kind: LandingKind): Category => (commercial.has(kind) ? 'commercial' : 'residential');
export const isType = (kind: LandingKind): kind is PropertyType => kind !== 'homes' && kind !== 'commercial';

/** Budgets come lowest first. */
export function facetsFor({ purpose, kind }: Pick<LandingPage, 'purpose' | 'kind'>): LandingFacet[] {
	const ofSale: LandingFacet[] = [...(kind === 'land' ? [] : [{ ready: true } as const]), { instalments: true }];
	const ofRent: LandingFacet[] = commercial.has(kind) ? [] : [{ furnished: true }];
	return [
		...(withoutRooms.has(kind) ? [] : BEDROOMS.map((count): LandingFacet => ({ bedrooms: [count] }))),
		...(purpose === 'sale' ? ofSale : ofRent),
		...BUDGETS[purpose].map((to): LandingFacet => ({ price: { to } })),
	];
}

export const facetKey = (facet: LandingFacet): string =>
	'bedrooms' in facet ? `bedrooms ${facet.bedrooms[0]}` : 'price' in facet ? `price ${facet.price.to}` : (Object.keys(facet)[0] ?? '');

export const plainKey = ({ purpose, kind, place }: PlainPage): string => `${purpose} ${kind} ${place ? `${place.key} ${place.id}` : ''}`;
export const pageKey = (page: LandingPage): string => `${plainKey(page)} ${page.facet ? facetKey(page.facet) : ''}`;

const listFacets = (): LandingFacet[] => {
	const all = (['sale', 'rent'] as const).flatMap((purpose) => facetsFor({ purpose, kind: 'homes' }));
	return [...new Map(all.map((facet) => [facetKey(facet), facet])).values()];
};

/** All facets that exist; homes have all of them. */
export const landingFacets: readonly LandingFacet[] = listFacets();

export const isSameFacet = (one: object | null, other: object | null): boolean => JSON.stringify(one) === JSON.stringify(other);

export const landingFilters = ({ purpose, kind, place, facet }: LandingPage): Filters => ({
	purpose,
	category: findCategory(kind),
	...(isType(kind) && { types: [kind] }),
	...(place && { [place.key]: [place.id] }),
	...facet,
});

/** The page of a search, if it can have one. A type implies its category. */
export function findLandingPage({ purpose, category, types = [], ...filters }: Filters): LandingPage | null {
	const kind = types[0] ?? (category === 'commercial' ? 'commercial' : category && 'homes');
	if (!purpose || !kind || types.length > 1 || (category ?? findCategory(kind)) !== findCategory(kind)) return null;
	const places = placeKeys.flatMap((key) => (filters[key] ?? []).map((id): LandingPlace => ({ key, id })));
	const { regions: _r, locations: _l, areas: _a, compounds: _c, ...rest } = filters;
	const facet = Object.keys(rest).length ? facetsFor({ purpose, kind }).find((one) => isSameFacet(one, rest)) : null;
	return places.length > 1 || facet === undefined ? null : { purpose, kind, place: places[0] ?? null, facet };
}
