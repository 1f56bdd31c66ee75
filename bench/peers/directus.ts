import { z } from 'zod';
import type { Filters, Query } from '#catalogue/query.ts';
import { facetColumns, sharedFilters, without } from './shared-question.ts';

const rows = z.object({
	data: z.array(z.looseObject({ count: z.coerce.number().optional() })),
	meta: z.object({ filter_count: z.number().optional() }).optional(),
});

/** Asks a running Directus over HTTP, as its clients do: a page of results with the total and a few facets. */
export function createDirectusPeer(url: string, token: string) {
	async function get(path: string, query: Record<string, string>): Promise<z.output<typeof rows>> {
		const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers: { authorization: `Bearer ${token}` } });
		if (!answer.ok) throw new Error(`Directus answered ${answer.status} to ${path}: ${(await answer.text()).slice(0, 200)}`);
		return rows.parse(await answer.json());
	}

	return {
		async size(): Promise<number> {
			const { data } = await get('/items/property', { 'aggregate[count]': '*' });
			return data[0]?.count ?? 0;
		},
		async ask({ filters, sort, offset = 0, limit = 24 }: Query): Promise<number> {
			const shared = sharedFilters(filters);
			const page = get('/items/property', {
				fields: 'id',
				filter: JSON.stringify(buildConditions(shared)),
				sort: sort === '-price' ? '-price' : sort === 'newest' ? '-date_created' : 'price',
				offset: String(offset),
				limit: String(limit),
				meta: 'filter_count',
			});
			const facets = facetColumns.map((column) =>
				get('/items/property', {
					filter: JSON.stringify(buildConditions(without(shared, column))),
					'aggregate[count]': '*',
					'groupBy[]': column,
					limit: '1000',
				}),
			);
			const [{ meta }] = await Promise.all([page, ...facets]);
			return meta?.filter_count ?? 0;
		},
	};
}

function buildConditions({ purpose, types, locations, areas, compounds, price, bedrooms, text }: Filters) {
	const parts = [
		purpose && { purpose: { _eq: purpose } },
		types?.length && { type: { _in: types } },
		locations?.length && { area: { location: { _in: locations } } },
		areas?.length && { area: { _in: areas } },
		compounds?.length && { project: { _in: compounds } },
		price?.from !== undefined && { price: { _gte: price.from } },
		price?.to !== undefined && { price: { _lte: price.to } },
		bedrooms?.length && { bedrooms: { _in: bedrooms } },
		text && { translations: { _or: [{ name: { _icontains: text } }, { description: { _icontains: text } }] } },
	];
	return { _and: parts.filter(Boolean) };
}
