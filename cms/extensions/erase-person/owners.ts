import type { Database, Row } from '../hook.ts';
import { normalPhone } from '../inbox/contact.ts';
import { readJson } from '../json.ts';
import { eraseKeys } from './keys.ts';

const emptied = { owner_name: null, owner_phone: null };
/** Owners were columns of `property` in earlier versions: its revisions still tell of them. */
const collections = ['property_private', 'property'];
const PAGE = 500;

/** Whoever has one of these phones is no longer named as an owner, neither now nor in the history. */
export async function eraseOwner(database: Database, phones: string[]): Promise<void> {
	if (phones.length === 0) return;
	const isTheirs = (row: Row) => phones.includes(normalPhone(row['owner_phone']) ?? '');
	const rows = await database('property_private').select('id', 'owner_phone');
	for (const { id } of rows.filter(isTheirs)) {
		await database('property_private').where('id', id).update(emptied);
		await eraseKeys(database, 'property_private', [id]);
	}
	for (let last = 0, page: Row[] = []; ; last = Number(page.at(-1)?.['id'])) {
		page = await database('directus_revisions')
			.select('id', 'data', 'delta')
			.whereIn('collection', collections)
			.where('id', '>', last)
			.orderBy('id')
			.limit(PAGE);
		for (const { id, data, delta } of page) {
			const versions = [rowIn(data), rowIn(delta)];
			if (!versions.some(isTheirs)) continue;
			const [before, change] = versions.map((version) => JSON.stringify(withoutOwner(version)));
			await database('directus_revisions').where('id', id).update({ data: before, delta: change });
		}
		if (page.length < PAGE) return;
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
