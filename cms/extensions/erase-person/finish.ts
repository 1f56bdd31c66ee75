import type { Database, FilesService, Key, Row } from '../hook.ts';
import { readList } from '../json.ts';
import { readFileRows, readUploads, removeFiles } from './files.ts';

type Files = InstanceType<FilesService>;

/** The longest time between our filter and Directus deleting the person's row. */
const DELETING_MS = 60_000;

const personal = { phones: null, emails: null, keys: null, files: null, uploads: null };

/** Runs right after the rows were deleted. */
export async function removePlannedFiles(database: Database, files: Files, people: Key[]): Promise<void> {
	const unfinished = await database('erasure').select('id', 'files').whereIn('person', people).where('done_at', null);
	for (const erasure of unfinished) await removeAndNote(database, files, erasure);
}

/** Runs when the site reports that it erased its part. What fails here is retried at its next report. */
export async function finishErasure(database: Database, files: Files, id: Key, site: string | null): Promise<void> {
	const [erasure] = await database('erasure').select('*').where('id', id).where('done_at', null);
	if (!erasure) return;
	const planned = readFileRows(erasure['files']);
	const uploads = await readUploads(database, readList(erasure['uploads']), site);
	const all = [...planned, ...uploads.filter((upload) => !planned.some((file) => file.id === upload.id))];
	await database('erasure')
		.where('id', id)
		.update({ files: JSON.stringify(all), uploads: null });
	await removeAndNote(database, files, { id, files: all });
	if (erasure['wiped_at'] == null || !(await isPersonGone(database, erasure))) return;
	await database('erasure').where('id', id).update(personal);
	await rewriteFile(database);
	await database('erasure').where('id', id).update({ done_at: new Date() });
}

/** SQLite overwrites deleted content, but not copies that it moved within the file before. */
async function rewriteFile(database: Database): Promise<void> {
	if (database.client.config.client === 'sqlite3') await database.raw('VACUUM');
}

async function removeAndNote(database: Database, files: Files, erasure: Row): Promise<void> {
	await removeFiles(database, files, readFileRows(erasure['files']));
	await database('erasure').where('id', erasure['id']).update({ files: null });
}

/** Directus may have crashed before it deleted the emptied row. */
async function isPersonGone(database: Database, { person, requested_at }: Row): Promise<boolean> {
	const [left] = await database('person').select('id').where('id', person);
	if (!left) return true;
	const isDeleting = Date.now() - new Date(requested_at as number).getTime() < DELETING_MS;
	if (!isDeleting) await database('person').where('id', person).delete();
	return !isDeleting;
}
