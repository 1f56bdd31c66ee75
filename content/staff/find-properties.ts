import type { RawRow } from '../../directus/client.ts';
import { isForbidden } from '../../directus/refusal.ts';
import type { StaffClient } from '../../directus/staff-client.ts';

/** Listings of any status that the person may see; null where Directus does not answer. */
export async function findProperties(client: StaffClient, words: string): Promise<RawRow[] | null> {
	const query = {
		fields: ['id', 'reference', 'status', 'price', 'currency', 'translations.name', 'translations.languages_code'],
		limit: 50,
		sort: ['-id'],
		...(words && { search: words }),
	};
	try {
		const rows = await client.search('property', query);
		return Array.isArray(rows) ? rows : null;
	} catch (error) {
		return isForbidden(error) ? [] : null;
	}
}
