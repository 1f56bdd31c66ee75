import { copiedFields } from '../../schema/automatic.ts';
import type { Database, Hook, Key, Row } from '../hook.ts';
import { copyNames, type Named, named } from './copy-names.ts';

const MOST_REMEMBERED = 10_000;

const byTexts = new Map(named.map((one) => [one.texts, one]));
const collections = new Set(named.map(({ collection }) => collection));

/** Names are written in the texts, and copied from there when these have changed; what anybody sends for the copies is dropped. */
const names: Hook = ({ filter, action }, { database, logger }) => {
	const waiting = new Map<Named, { texts: Set<Key>; owners: Set<Key> }>();
	const before = new Map<string, Key[]>();
	let copying: Promise<void> = Promise.resolve();

	/** Many texts that come at once are copied together. */
	const copySoon = (one: Named, texts: readonly Key[], owners: readonly Key[]) => {
		const due = waiting.get(one) ?? { texts: new Set(), owners: new Set() };
		waiting.set(one, due);
		for (const key of texts) due.texts.add(key);
		for (const key of owners) due.owners.add(key);
		copying = copying.then(copyWaiting).catch((error) => logger.error(error));
		return copying;
	};

	async function copyWaiting(): Promise<void> {
		for (const [one, { texts, owners }] of waiting) {
			waiting.delete(one);
			await copyNames(database, one, [...owners, ...(await readOwners(database, one, [...texts]))]);
		}
	}

	const nameOf = (texts: string, keys: readonly Key[]) => `${texts} ${[...keys].sort().join()}`;
	const remember = (texts: string, keys: readonly Key[], owners: Key[]) => {
		if (before.size >= MOST_REMEMBERED) before.clear();
		before.set(nameOf(texts, keys), owners);
	};
	const recall = (texts: string, keys: readonly Key[]): Key[] => {
		const owners = before.get(nameOf(texts, keys)) ?? [];
		before.delete(nameOf(texts, keys));
		return owners;
	};

	for (const event of ['items.create', 'items.update'])
		filter(event, (payload: Row, { collection }) =>
			collections.has(collection)
				? Object.fromEntries(Object.entries(payload).filter(([field]) => !copiedFields.includes(field)))
				: payload,
		);

	// A text that is taken from its record, or given to another, no longer says whose it was.
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

	action('items.create', ({ collection, key }) => {
		const one = byTexts.get(collection);
		return one && copySoon(one, [key], []);
	});
	action('items.update', ({ collection, keys }) => {
		const one = byTexts.get(collection);
		return one && copySoon(one, keys, recall(collection, keys));
	});
	action('items.delete', ({ collection, keys }) => {
		const one = byTexts.get(collection);
		return one && copySoon(one, [], recall(collection, keys));
	});
};

async function readOwners(database: Database, { texts, ownerKey }: Named, keys: readonly Key[]): Promise<Key[]> {
	const rows = keys.length ? await database(texts).select(ownerKey).whereIn('id', keys) : [];
	return rows.flatMap((row) => parseKey(row[ownerKey]));
}

const parseKey = (value: unknown): Key[] => (typeof value === 'string' || typeof value === 'number' ? [value] : []);

export default names;
