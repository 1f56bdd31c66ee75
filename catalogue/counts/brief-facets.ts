import { activeGroups, type Group, isActive } from '../match/groups.ts';
import type { Matches } from '../match/match.ts';
import type { Filters } from '../query.ts';
import type { Kind, PlaceNumbers } from '../store/shared.ts';
import type { Stock } from '../store/stock.ts';
import { Counted, countRegions, countRows } from './counting.ts';
import type { Facets } from './facets.ts';

/** Only the facets that suggestions show, because these are requested at every letter typed, even right after a change. */
export type BriefFacets = Pick<Facets, 'types' | 'regions' | 'locations' | 'areas' | 'compounds' | 'developers'>;

/** Without filters, the pools already have the counts. */
export function countBriefFacets(stock: Stock, filters: Filters, match: () => Matches): BriefFacets {
	const { columns, names, facts, kinds, places } = stock;
	const matches = activeGroups(filters).length > 0 ? match() : null;
	const counter = <Value>(share: 'kind' | 'place', { uses, size }: { uses: Uint32Array; size: number }) => {
		const closed = matches ? countRows(columns[share], matches.hits, new Uint32Array(size)) : uses.subarray(0, size);
		return (group: Group): Counted<Value> =>
			new Counted(matches && isActive(filters, group) ? countRows(columns[share], matches.near(group), closed.slice()) : closed);
	};
	const byPlace = counter<PlaceNumbers>('place', places);
	const where = byPlace('where');
	return {
		types: counter<Kind>('kind', kinds)('types').named(names.type, facts.kind.type),
		regions: countRegions(where.named(names.regions, facts.place.regions)),
		locations: where.named(names.location, facts.place.location),
		areas: where.named(names.area, facts.place.area),
		compounds: where.named(names.compound, facts.place.compound),
		developers: byPlace('developers').named(names.developer, facts.place.developer),
	};
}
