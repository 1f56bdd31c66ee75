import type { Hook, Key, Row } from '../hook.ts';

const WORDS = 'search_word';
const taught = ['location', 'area', 'project', 'developer'] as const;
const MOST_SPELLINGS = 50;

/** When an editor says what a word means, it becomes a spelling of that record, and its row is deleted. */
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
			// No room for another spelling: the word stays in the list.
			if (spellings.length >= MOST_SPELLINGS) return;
			await records.updateOne(id, { spellings: [...spellings, String(row['word'])] });
		}
		await database(WORDS).where('id', key).delete();
	}
	action(`${WORDS}.items.update`, async ({ keys, payload }) => {
		// The site updates counts in the same rows; only a change of meaning counts here.
		if (taught.some((collection) => (payload as Row)[collection])) for (const key of keys) await teach(key);
	});
};

/** SQLite stores lists as text. */
function readSpellings(record: Row | undefined): string[] {
	const stored = record?.['spellings'];
	const list: unknown = typeof stored === 'string' ? JSON.parse(stored || '[]') : stored;
	return Array.isArray(list) ? list.map(String) : [];
}

export default teachSpelling;
