import { parts } from '#cms/access/tables.ts';
import type { Api } from '#directus/api.ts';
import { type ContentPart, inBatches, type Row, type SampleFile, type SampleRecord } from './records.ts';

const BATCH = 300;

export type Progress = (done: number, total: number) => void;

/**
 * Loads content into Directus. Existing rows stay, and an interrupted load is completed.
 * `maker`: the only user who may have created rows with these ids; null if it does not matter.
 */
export async function loadContent(api: Api, content: ContentPart, maker: string | null, onProgress: Progress = () => {}): Promise<void> {
	const total = content.size + content.files.length;
	let done = 0;
	const step = (count: number) => {
		done += count;
		onProgress(done, total);
	};
	await uploadFiles(api, content.files, step);
	for (const batch of inBatches(content.records(), BATCH)) {
		await loadBatch(api, batch, maker);
		step(batch.length);
	}
}

/** A file without a name on disk comes from an interrupted upload: it has a row, but no bytes. */
async function uploadFiles(api: Api, files: SampleFile[], step: (count: number) => void): Promise<void> {
	const rows = await api.get<{ id: string; filename_disk: string | null }[]>('/files?fields=id,filename_disk&limit=1000');
	const known = new Map(rows.map(({ id, filename_disk }) => [id, filename_disk]));
	const missing = files.filter(({ id }) => !known.get(id));
	step(files.length - missing.length);
	// Two at a time: while Directus stores one, the next is drawn.
	const upload = async () => {
		for (let file = missing.shift(); file; file = missing.shift()) {
			await uploadFile(api, file, known.has(file.id));
			step(1);
		}
	};
	await Promise.all([upload(), upload()]);
}

async function uploadFile(api: Api, { id, name, type, folder, title, alt_en, alt_ar, bytes }: SampleFile, exists: boolean): Promise<void> {
	const form = new FormData();
	const fields = { ...(!exists && { id }), folder, title, alt_en, alt_ar };
	for (const [key, value] of Object.entries(fields)) form.set(key, value);
	form.set('file', new Blob([new Uint8Array(await bytes())], { type }), name);
	if (exists) await api.patch(`/files/${id}?fields=id`, form);
	else await api.post('/files?fields=id', form);
}

type Present = { id: number; user_created: string | null; user_updated: string | null };

async function loadBatch(api: Api, batch: SampleRecord[], maker: string | null): Promise<void> {
	const [first] = batch;
	if (!first) return;
	const ids = batch.map(({ row }) => row.id);
	const present = new Map(
		(
			await api.search<Present[]>(`/items/${first.collection}`, {
				filter: { id: { _in: ids } },
				fields: ['id', 'user_created', 'user_updated'],
				limit: BATCH,
			})
		).map((row) => [row.id, row]),
	);
	const taken = maker && [...present.values()].find((row) => row.user_created !== maker);
	if (taken) throw new SampleIdTaken(first.collection, taken.id);
	const missing = batch.filter(({ row }) => !present.has(row.id));
	if (missing.length)
		await api.post(
			`/items/${first.collection}?fields=id`,
			missing.map(({ row }) => row),
		);
	const untouched = batch.filter(({ row }) => !present.get(row.id)?.user_updated);
	for (const table of new Set(untouched.flatMap(({ parts }) => parts.map((part) => part.table))))
		await loadParts(api, table, first.collection, untouched);
}

async function loadParts(api: Api, table: string, collection: string, owners: SampleRecord[]): Promise<void> {
	const ownerKey = parts.find((part) => part.table === table)?.parentKey ?? `${collection}_id`;
	const rows = owners.flatMap(({ row, parts }) =>
		parts.filter((part) => part.table === table).flatMap((part) => part.rows.map((item): Row => ({ ...item, [ownerKey]: row.id }))),
	);
	const filter = { [ownerKey]: { _in: owners.map(({ row }) => row.id) } };
	const [counted] = await api.search<{ count: number | string }[]>(`/items/${table}`, { filter, aggregate: { count: '*' } });
	if (Number(counted?.count ?? 0) === rows.length) return;
	if (Number(counted?.count ?? 0) > 0) await api.delete(`/items/${table}`, { query: { filter, limit: -1 } });
	for (let start = 0; start < rows.length; start += BATCH * 2)
		await api.post(`/items/${table}?fields=id`, rows.slice(start, start + BATCH * 2));
}

class SampleIdTaken extends Error {
	constructor(collection: string, id: number) {
		super(`${collection} ${id} was made by an editor, and the content to be loaded needs that number. Load it into an empty Directus.`);
	}
}
