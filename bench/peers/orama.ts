import { create, insertMultiple, search } from '@orama/orama';
import type { Query } from '#catalogue/query.ts';
import type { Described } from '../listings.ts';
import { facetColumns, sharedFilters } from './shared-question.ts';

const schema = {
	purpose: 'enum',
	type: 'enum',
	location: 'enum',
	area: 'enum',
	compound: 'enum',
	price: 'number',
	bedrooms: 'number',
	finishing: 'enum',
	text: 'string',
} as const;

/** Orama, an in-memory search engine. Its facets cannot ignore their own filter. */
export async function createOramaPeer(listings: Iterable<Described>) {
	const database = create({ schema });
	const documents = Array.from(listings, ({ listing, texts }) => ({
		id: String(listing.id),
		purpose: listing.purpose,
		type: listing.type,
		location: String(listing.place.location),
		area: String(listing.place.area),
		compound: String(listing.place.compound),
		price: listing.price,
		bedrooms: Math.min(5, listing.bedrooms ?? 0),
		finishing: listing.finishing ?? 'none',
		text: [...texts.names, ...texts.descriptions, ...Object.values(listing.place.names).flat(), listing.reference].join(' '),
	}));
	await insertMultiple(database, documents, 1000);
	return {
		async ask({ filters, offset = 0, limit = 24 }: Query): Promise<number> {
			const { purpose, types, locations, areas, compounds, price, bedrooms, text } = sharedFilters(filters);
			const anyOf = (list: readonly (string | number)[]) => ({ in: list.map(String) });
			const where = {
				...(purpose && { purpose: { eq: purpose } }),
				...(types && { type: anyOf(types) }),
				...(locations && { location: anyOf(locations) }),
				...(areas && { area: anyOf(areas) }),
				...(compounds && { compound: anyOf(compounds) }),
				...(price && { price: { between: [price.from ?? 0, price.to ?? Number.MAX_SAFE_INTEGER] as [number, number] } }),
				...(bedrooms?.length && { bedrooms: { between: [Math.min(...bedrooms), Math.max(...bedrooms)] as [number, number] } }),
			};
			const rooms = { ranges: [0, 1, 2, 3, 4, 5].map((from) => ({ from, to: from })) };
			const facets = Object.fromEntries(facetColumns.map((column) => [column, column === 'bedrooms' ? rooms : { limit: 1000 }]));
			const { count } = await search(database, {
				term: text ?? '',
				where,
				facets,
				offset,
				limit,
				threshold: 0,
			});
			return count;
		},
	};
}
