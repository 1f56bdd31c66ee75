import type { Hook, Key, Row } from '../hook.ts';

const WORDS = 'search_word';
const taught = ['location', 'area', 'project', 'developer'] as const;
const MOST_SPELLINGS = 50;

/** An editor who says what a word means teaches it: it becomes a spelling of that, and its row goes. */
const teachSpelling: Hook = ({ action }, { database, services, getSchema }) => {
	async function teach(key: Key): Promise<void> {
		const [row] = await database(WORDS)
			.select('word', ...taught)
			.where('id', key);
		const meant = taught.filter((collection) => row?.[collection]);
		if (!row || meant.length === 0) return;
		const schema = await getSchema();
		for (const collection of meant) {
			const id = row[collection] as Key;
			const [record] = await database(collection).select('spellings').where('id', id);
			const spellings = readSpellings(record);
			const records = new services.ItemsService(collection, { schema, accountability: null });
			if (!record || spellings.includes(String(row['word']))) continue;
			// There is no room for it: the word stays in the list.
			if (spellings.length >= MOST_SPELLINGS) return;
			await records.updateOne(id, { spellings: [...spellings, String(row['word'])] });
		}
		await database(WORDS).where('id', key).delete();
	}
	action(`${WORDS}.items.update`, async ({ keys, payload }) => {
		// The site counts in the same rows, and teaches nothing by it.
		if (taught.some((collection) => (payload as Row)[collection])) for (const key of keys) await teach(key);
	});
};

/** SQLite keeps lists as text. */
function readSpellings(record: Row | undefined): string[] {
	const stored = record?.['spellings'];
	const list: unknown = typeof stored === 'string' ? JSON.parse(stored || '[]') : stored;
	return Array.isArray(list) ? list.map(String) : [];
}

export default teachSpelling;
