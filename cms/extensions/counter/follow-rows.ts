import type { Context, Database, Hook, Key, Row } from '../hook.ts';
import type { IndexWriter } from './index-writer.ts';
import { indexed, parts } from './sources.ts';

type Touched = { collection: string; items: Key[] };

const withPerson = ['enquiry', 'listing_submission', 'job_application'];
const REMEMBERED_MOST = 10_000;

/** Updates the index for every row written through Directus, and for rows whose keys or agent depend on it. */
export function followRows({ filter, action }: Parameters<Hook>[0], database: Database, writer: IndexWriter): void {
	/** Rows that the database changes by cascade, without an event. */
	const before = new Map<string, Touched[]>();
	const name = (collection: string, keys: readonly Key[]) => `${collection} ${keys.join()}`;

	const remember = async (collection: string, keys: Key[], context: Context) => {
		if (!(collection in parts) && collection !== 'property') return;
		if (before.size > REMEMBERED_MOST) before.clear();
		before.set(name(collection, keys), await readRelated(context.database, collection, keys));
	};
	const recall = (collection: string, keys: Key[]): Touched[] => {
		const touched = before.get(name(collection, keys)) ?? [];
		before.delete(name(collection, keys));
		return touched;
	};
	const note = async (touched: Touched[]) => {
		for (const { collection, items } of touched) if (items.length) await writer.note(collection, items);
	};

	filter('items.update', async (payload: Row, { collection, keys }, context) => {
		await remember(collection, keys, context);
		return payload;
	});
	filter('items.delete', async (keys: Key[], { collection }, context) => {
		await remember(collection, keys, context);
		return keys;
	});

	const changed = async (collection: string, keys: Key[]) => {
		const earlier = recall(collection, keys);
		const own = indexed.includes(collection) ? [{ collection, items: keys }] : [];
		await note([...own, ...earlier, ...(await readRelated(database, collection, keys))]);
	};
	action('items.create', ({ collection, key }) => changed(collection, [key]));
	action('items.update', ({ collection, keys }) => changed(collection, keys));
	action('items.delete', ({ collection, keys, payload }) => {
		const gone = keys ?? (payload as Key[]);
		return note([...(indexed.includes(collection) ? [{ collection, items: gone }] : []), ...recall(collection, gone)]);
	});
}

async function readRelated(database: Database, collection: string, keys: Key[]): Promise<Touched[]> {
	const part = parts[collection];
	if (part) return [{ collection: part.collection, items: await readColumn(database, collection, part.key, 'id', keys) }];
	if (collection === 'property')
		return [{ collection: 'property_private', items: await readColumn(database, 'property_private', 'id', 'property', keys) }];
	// A request may create a person, or add an address to one.
	if (withPerson.includes(collection))
		return [{ collection: 'person', items: await readColumn(database, collection, 'person', 'id', keys) }];
	return [];
}

async function readColumn(database: Database, table: string, column: string, by: string, keys: Key[]): Promise<Key[]> {
	const rows = await database(table).select(column).whereIn(by, keys);
	return rows.flatMap((row) => (row[column] == null ? [] : [row[column] as Key]));
}
