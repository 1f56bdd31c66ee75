import { copiedFields } from '../../schema/automatic.ts';
import type { Database, Hook, Key, Row } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { copyNames, type NamedCollection, named } from './copy-names.ts';
import { folded, foldTexts } from './fold-texts.ts';

const MOST_REMEMBERED = 10_000;

const byTexts = new Map(named.map((one) => [one.texts, one]));
const byCollection = new Map(named.map((one) => [one.collection, one]));

/** Copies names from translations whenever these change, and updates folded texts. Values that anybody sends for the copies are dropped. */
const names: Hook = ({ filter, action }, { database, logger }) => {
	const waiting = new Map<string, { texts: Set<Key>; rows: Set<Key> }>();
	const before = new Map<string, Key[]>();
	let copying: Promise<void> = Promise.resolve();

	/** Rows that change together are copied together. */
	const copySoon = (collection: string, texts: readonly Key[], rows: readonly Key[]) => {
		const due = waiting.get(collection) ?? { texts: new Set(), rows: new Set() };
		waiting.set(collection, due);
		for (const key of texts) due.texts.add(key);
		for (const key of rows) due.rows.add(key);
		copying = copying.then(copyWaiting).catch(logFailure(logger, 'names.copy_failed', 'A name was not copied from its text'));
		return copying;
	};

	async function copyWaiting(): Promise<void> {
		for (const [collection, { texts, rows }] of waiting) {
			waiting.delete(collection);
			const one = byCollection.get(collection);
			const keys = [...rows, ...(one ? await readOwners(database, one, [...texts]) : [])];
			if (one) await copyNames(database, one, keys);
			await foldTexts(database, collection, keys);
		}
	}

	const changeKey = (texts: string, keys: readonly Key[]) => `${texts} ${[...keys].sort().join()}`;
	const remember = (texts: string, keys: readonly Key[], owners: Key[]) => {
		if (before.size >= MOST_REMEMBERED) before.clear();
		before.set(changeKey(texts, keys), owners);
	};
	const recall = (texts: string, keys: readonly Key[]): Key[] => {
		const owners = before.get(changeKey(texts, keys)) ?? [];
		before.delete(changeKey(texts, keys));
		return owners;
	};

	for (const event of ['items.create', 'items.update'])
		filter(event, (payload: Row, { collection }) =>
			folded.has(collection) ? Object.fromEntries(Object.entries(payload).filter(([field]) => !copiedFields.includes(field))) : payload,
		);

	// After the change, a text that was moved or detached no longer says which record it belonged to.
	filter('items.update', async (payload: Row, { collection, keys }, context) => {
		const one = byTexts.get(collection);
		if (one && one.ownerKey in payload) remember(collection, keys, await readOwners(context.database, one, keys));
		return payload;
	});
	filter('items.delete', async (keys: Key[], { collection }, context) => {
		const one = byTexts.get(collection);
		if (one) remember(collection, keys, await readOwners(context.database, one, keys));
		return keys;
	});

	const changesOwnTexts = (collection: string, payload: unknown) =>
		folded.get(collection)?.some((column) => !copiedFields.includes(column) && column in (payload as Row)) ?? false;

	action('items.create', ({ collection, key, payload }) => {
		const one = byTexts.get(collection);
		if (one) return copySoon(one.collection, [key], []);
		return changesOwnTexts(collection, payload) && copySoon(collection, [], [key]);
	});
	action('items.update', ({ collection, keys, payload }) => {
		const one = byTexts.get(collection);
		if (one) return copySoon(one.collection, keys, recall(collection, keys));
		return changesOwnTexts(collection, payload) && copySoon(collection, [], keys);
	});
	action('items.delete', ({ collection, keys }) => {
		const one = byTexts.get(collection);
		return one && copySoon(one.collection, [], recall(collection, keys));
	});
};

async function readOwners(database: Database, { texts, ownerKey }: NamedCollection, keys: readonly Key[]): Promise<Key[]> {
	const rows = keys.length ? await database(texts).select(ownerKey).whereIn('id', keys) : [];
	return rows.flatMap((row) => parseKey(row[ownerKey]));
}

const parseKey = (value: unknown): Key[] => (typeof value === 'string' || typeof value === 'number' ? [value] : []);

export default names;
