import type { Filters } from '#catalogue/query.ts';

/** The filters of a question that every peer can express. */
export const sharedFilters = ({ purpose, types, locations, areas, compounds, price, bedrooms, text }: Filters): Filters => ({
	...(purpose && { purpose }),
	...(types && { types }),
	...(locations && { locations }),
	...(areas && { areas }),
	...(compounds && { compounds }),
	...(price && { price }),
	...(bedrooms && { bedrooms }),
	...(text && { text }),
});

/** Letters and digits of any script, in lower case. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The facets that peers count, each ignoring its own filter where they can. */
export const facetColumns = ['purpose', 'type', 'area', 'bedrooms', 'finishing'] as const;
export type FacetColumn = (typeof facetColumns)[number];
const filterOf: Record<FacetColumn, (keyof Filters)[]> = {
	purpose: ['purpose'],
	type: ['types'],
	area: ['locations', 'areas', 'compounds'],
	bedrooms: ['bedrooms'],
	finishing: ['finishings'],
};

export function without(filters: Filters, column: FacetColumn): Filters {
	const others = { ...filters };
	for (const key of filterOf[column]) delete others[key];
	return others;
}
