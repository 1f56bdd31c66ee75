import type { Hook, Key, Row } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { type Change, ChangeWriter } from './change-writer.ts';
import { isPart, isTracked, type Owner, readOwners, readRecordsBelow, readReferringOwners } from './ownership.ts';

/** Records every create, update and delete of content in `content_change`. A change of a part counts as a change of its record. */
const changeLog: Hook = ({ filter, action }, { database, services, getSchema, logger }) => {
	const announce = async (row: Row) =>
		new services.ItemsService('content_change', { schema: await getSchema(), accountability: null }).createMany([row]);
	const writer = new ChangeWriter(database, announce, logFailure(logger, 'change_log.failed', 'A change could not be noted and waits'));
	const before = new Map<string, Owner[]>();

	const remember = (table: string, keys: readonly Key[], owners: Owner[]) => {
		if (before.size > 10_000) before.clear();
		before.set(`${table} ${keys.join()}`, owners);
	};
	const recall = (table: string, keys: readonly Key[]) => {
		const owners = before.get(`${table} ${keys.join()}`) ?? [];
		before.delete(`${table} ${keys.join()}`);
		return owners;
	};
	const note = (changes: Change[]) => writer.add(changes);
	const updated = (owners: Owner[]): Change[] => owners.map((owner) => ({ ...owner, action: 'update' }));

	filter('items.update', async (payload, { collection, keys }, context) => {
		if (isTracked(collection) && isPart(collection)) remember(collection, keys, await readOwners(context.database, collection, keys));
		return payload;
	});

	for (const event of ['items.delete', 'files.delete'])
		filter(event, async (keys: Key[], meta, context) => {
			const table = meta.collection ?? 'directus_files';
			const owners = [
				...(isPart(table) ? await readOwners(context.database, table, keys) : []),
				...(await readReferringOwners(context.database, table, keys)),
			];
			remember(table, keys, owners);
			return keys;
		});

	action('items.create', async ({ collection, key }) => {
		if (!isTracked(collection)) return;
		const owners = await readOwners(database, collection, [key]);
		await note(isPart(collection) ? updated(owners) : owners.map((owner) => ({ ...owner, action: 'create' })));
	});

	action('items.update', async ({ collection, keys }) => {
		if (!isTracked(collection)) return;
		const owners = [...recall(collection, keys), ...(await readOwners(database, collection, keys))];
		await note(updated([...owners, ...(await readRecordsBelow(database, collection, keys))]));
	});

	action('items.delete', async ({ collection, keys, payload }) => {
		const gone = keys ?? (payload as Key[]);
		const touched = updated(recall(collection, gone));
		if (!isTracked(collection)) return void (await note(touched));
		await note([
			...touched,
			...(isPart(collection)
				? []
				: (await readOwners(database, collection, gone)).map((owner): Change => ({ ...owner, action: 'delete' }))),
		]);
	});

	action('files.upload', ({ key }) => note([{ collection: 'directus_files', item: String(key), action: 'create' }]));
	action('files.update', ({ keys }) => note(keys.map((key) => ({ collection: 'directus_files', item: String(key), action: 'update' }))));
	action('files.delete', ({ keys, payload }) => {
		const gone = keys ?? (payload as Key[]);
		return note([
			...updated(recall('directus_files', gone)),
			...gone.map((key): Change => ({ collection: 'directus_files', item: String(key), action: 'delete' })),
		]);
	});
};

export default changeLog;
