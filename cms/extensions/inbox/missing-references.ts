import type { Database, Key, Row } from '../hook.ts';

const pointers = ['property', 'project', 'launch', 'offer', 'area', 'career', 'agent'];

/** A form may arrive after its subject was deleted: it is still accepted, with a note about what is missing. */
export async function dropMissingReferences(database: Database, payload: Row): Promise<Row> {
	const row = { ...payload };
	const gone: string[] = [];
	for (const pointer of pointers) {
		const key = row[pointer];
		if (typeof key !== 'number' && typeof key !== 'string') continue;
		const found = await database(pointer)
			.select('id')
			.where('id', key as Key);
		if (found.length) continue;
		gone.push(`${pointer} ${key}`);
		row[pointer] = null;
	}
	return gone.length ? { ...row, about_note: gone.join(', ') } : row;
}
