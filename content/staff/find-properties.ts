import { z } from 'zod';
import { isForbidden } from '#directus/refusal.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { currencies } from '#domain/vocabulary.ts';

/** What staff look for is not published, and may be half filled in. A row without an id or with another shape is none. */
const row = z.object({
	id: z.number(),
	reference: z.string().nullable().catch(null),
	status: z.string().catch(''),
	price: z.coerce.number().nullable().catch(null),
	currency: z.enum(currencies).nullable().catch(null),
	translations: z.array(z.object({ languages_code: z.string(), name: z.string() })).catch([]),
});

export type FoundProperty = z.output<typeof row>;

/** Listings of any status that the person may see; null where Directus does not answer. */
export async function findProperties(client: StaffClient, words: string): Promise<FoundProperty[] | null> {
	const query = {
		fields: ['id', 'reference', 'status', 'price', 'currency', 'translations.name', 'translations.languages_code'],
		limit: 50,
		sort: ['-id'],
		...(words && { search: words }),
	};
	try {
		const rows = await client.search('property', query);
		return Array.isArray(rows) ? rows.flatMap((one) => row.safeParse(one).data ?? []) : null;
	} catch (error) {
		return isForbidden(error) ? [] : null;
	}
}
