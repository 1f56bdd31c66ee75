import type { Database, Hook, Key } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { erasePeople } from './erase.ts';
import { type FileRow, removeFiles, selectFileRows } from './files.ts';
import { finishErasure, removePlannedFiles } from './finish.ts';
import { requirePeople } from './rights.ts';

const withFiles = ['listing_submission', 'job_application'];

/** Deleting a person erases everything they sent, with files and history, here and on the site. Deleting a request deletes its files. */
const erasePerson: Hook = ({ filter, action, init }, { services, database, getSchema, logger }) => {
	const filesService = async () => new services.FilesService({ schema: await getSchema(), accountability: null });
	const going = new Map<string, FileRow[]>();
	let finishing: Promise<void> = Promise.resolve();

	// By default SQLite leaves deleted content in the file until something else is written there.
	init('app.before', () => overwriteDeleted(database));

	filter('person.items.delete', async (people: Key[], _meta, context) => {
		await requirePeople(people, context);
		await context.database.transaction((database) => erasePeople(people, { ...context, database }));
		// If this fails, it is retried when the site reports its erasure.
		await removePlannedFiles(context.database, await filesService(), people).catch(
			logFailure(logger, 'erasure.files_failed', 'Files of an erased person are still there'),
		);
		return people;
	});

	for (const collection of withFiles) {
		filter(`${collection}.items.delete`, async (keys: Key[], _meta, context) => {
			if (going.size > 1000) going.clear();
			const files = await selectFileRows(
				context.database,
				keys.map((id) => ({ collection, id, key: null })),
			);
			going.set(`${collection} ${keys.join()}`, files);
			return keys;
		});
		action(`${collection}.items.delete`, async ({ keys }) => {
			const files = going.get(`${collection} ${keys.join()}`) ?? [];
			going.delete(`${collection} ${keys.join()}`);
			await removeFiles(database, await filesService(), files);
		});
	}

	action('erasure.items.update', ({ keys }, { accountability }) => {
		finishing = finishing.then(async () => {
			for (const key of keys) await finishErasure(database, await filesService(), key, accountability?.user ?? null);
		});
		finishing = finishing.catch(logFailure(logger, 'erasure.failed', 'An erasure is not finished'));
		return finishing;
	});
};

async function overwriteDeleted(database: Database): Promise<void> {
	if (database.client.config.client === 'sqlite3') await database.raw('PRAGMA secure_delete = ON');
}

export default erasePerson;
