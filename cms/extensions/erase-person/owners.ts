import type { Database, Key, Row } from '../hook.ts';
import { normalizePhone } from '../inbox/contact.ts';
import { readJson } from '../json.ts';
import { eraseKeys } from './keys.ts';

const emptied = { owner_name: null, owner_phone: null };
/** Earlier versions had the owner in `property`, so its revisions may contain them, too. */
const collections = ['property_private', 'property'];
const PAGE = 500;

/** Where people are named as owners, now and in revisions. */
export type Named = { rows: Key[]; revisions: { id: unknown; versions: Row[] }[] };

export async function findOwner(database: Database, phones: string[]): Promise<Named> {
	if (phones.length === 0) return { rows: [], revisions: [] };
	const isTheirs = (row: Row) => phones.includes(normalizePhone(row['owner_phone']) ?? '');
	const rows = (await database('property_private').select('id', 'owner_phone')).filter(isTheirs).map(({ id }) => id as Key);
	const revisions: Named['revisions'] = [];
	for (let last = 0, page: Row[] = []; ; last = Number(page.at(-1)?.['id'])) {
		page = await database('directus_revisions')
			.select('id', 'data', 'delta')
			.whereIn('collection', collections)
			.where('id', '>', last)
			.orderBy('id')
			.limit(PAGE);
		const versions = page.map(({ id, data, delta }) => ({ id, versions: [rowIn(data), rowIn(delta)] }));
		revisions.push(...versions.filter((revision) => revision.versions.some(isTheirs)));
		if (page.length < PAGE) return { rows, revisions };
	}
}

export async function eraseOwner(database: Database, { rows, revisions }: Named): Promise<void> {
	for (const id of rows) {
		await database('property_private').where('id', id).update(emptied);
		await eraseKeys(database, 'property_private', [id]);
	}
	for (const { id, versions } of revisions) {
		const [data, delta] = versions.map((version) => JSON.stringify(withoutOwner(version)));
		await database('directus_revisions').where('id', id).update({ data, delta });
	}
}

const rowIn = (column: unknown): Row => {
	const value = readJson(column);
	return typeof value === 'object' && value !== null ? { ...value } : {};
};

const withoutOwner = (row: Row): Row => ({
	...row,
	...('owner_name' in row && { owner_name: null }),
	...('owner_phone' in row && { owner_phone: null }),
});
