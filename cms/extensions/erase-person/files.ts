import { FOLDER } from '../../schema/collections/common.ts';
import type { Database, FilesService, Key, Row } from '../hook.ts';
import { readList } from '../json.ts';
import { eraseHistory } from './history.ts';
import type { Request } from './identity.ts';

/** Enough to find the bytes again if a process died after deleting the row. */
export type FileRow = { id: string; storage: string; filename_disk: string };

const columns = ['id', 'storage', 'filename_disk'];

/** What they sent. Photographs that an editor moved to a listing are in another folder and stay. */
export async function selectFileRows(database: Database, requests: Request[]): Promise<FileRow[]> {
	const idsIn = (collection: string) => requests.filter((request) => request.collection === collection).map(({ id }) => id);
	const [offered, applications] = [
		await database('listing_submission_files')
			.select('directus_files_id as file')
			.whereIn('listing_submission_id', idsIn('listing_submission')),
		await database('job_application').select('cv as file').whereIn('id', idsIn('job_application')),
	];
	return [...(await inFolder(database, FOLDER.inbox, offered)), ...(await inFolder(database, FOLDER.applications, applications))];
}

async function inFolder(database: Database, folder: string, rows: Row[]): Promise<FileRow[]> {
	const ids = rows.map((row) => row['file']).filter((id) => id != null);
	return readFileRows(
		await database('directus_files')
			.select(...columns)
			.whereIn('id', ids)
			.where('folder', folder),
	);
}

/** Files that the site uploaded for forms that were never completed. */
export async function readUploads(database: Database, ids: unknown[], uploader: string | null): Promise<FileRow[]> {
	const rows = database('directus_files')
		.select(...columns)
		.whereIn('id', ids)
		.where('uploaded_by', uploader);
	return readFileRows(await rows.whereIn('folder', [FOLDER.inbox, FOLDER.applications]));
}

export const readFileRows = (value: unknown): FileRow[] => readList(value).filter(isFileRow);

const isFileRow = (value: unknown): value is FileRow =>
	typeof value === 'object' && value !== null && columns.every((name) => typeof (value as Row)[name] === 'string');

/** Also deletes their history. Directus deletes bytes by their row, so a file whose row is gone gets it back for that. */
export async function removeFiles(database: Database, service: InstanceType<FilesService>, files: FileRow[]): Promise<void> {
	const ids: Key[] = files.map(({ id }) => id);
	const present = new Set((await database('directus_files').select('id').whereIn('id', ids)).map((row) => row['id']));
	for (const file of files.filter(({ id }) => !present.has(id)))
		await database('directus_files').insert({ ...file, filename_download: 'erased' });
	if (ids.length) await service.deleteMany(ids);
	await eraseHistory(database, 'directus_files', ids);
}
