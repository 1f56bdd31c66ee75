import { contentCollections, inboxCollections, staffCollections } from '#cms/access/tables.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { model } from '#cms/schema/model.ts';
import { admin } from '../system.ts';

export const CANARY = 'canary-7f3a';
export const plantedCanaries: [string, number][] = [];
let privateFile = '';
let version = '';

export async function make(collection: string, row: Record<string, unknown>): Promise<number> {
	const { id } = await admin.post<{ id: number }>(`/items/${collection}`, row);
	plantedCanaries.push([collection, id]);
	return id;
}

/** A canary in every text column of a row, including private ones. */
function canaries(collection: (typeof model)[number], which: 'all' | 'private') {
	const texts = collection.fields.filter(
		(field) => field.schema && ['string', 'text'].includes(field.type) && field.meta.interface !== 'select-dropdown',
	);
	return Object.fromEntries(
		texts
			.filter((field) => which === 'all' || field.staffOnly)
			.map((field) => [field.name, field.schema?.is_unique ? `${CANARY}-${which}` : CANARY]),
	);
}

/** The fields of a request that the site may read. */
const known = ['key', 'reference', 'agent_language'];
const unknown = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).filter(([name]) => !known.includes(name)));

/** Drafts and private values in every collection, which must not appear anywhere. */
export async function plantCanaries(): Promise<{ published: number; privateFile: string }> {
	let published = 0;
	for (const collection of contentCollections) {
		if (collection.singleton || !collection.statuses) continue;
		const required =
			{ area: { location: 1001 }, project: { developer: 1001, area: 1001 }, launch: { developer: 1001, area: 1001 } }[collection.name] ??
			{};
		const texts =
			collection.translated?.filter((field) => ['string', 'text'].includes(field.type)).map((field) => [field.name, CANARY]) ?? [];
		const translations = texts.length ? [{ languages_code: 'en_US', ...Object.fromEntries(texts) }] : undefined;
		await make(collection.name, { ...required, ...canaries(collection, 'all'), status: 'draft', ...(translations && { translations }) });
	}
	const property = model.find(({ name }) => name === 'property');
	if (property)
		published = await make('property', {
			...canaries(property, 'private'),
			status: 'published',
			type: 'villa',
			price: 1,
			area: 1001,
			reference: 'CNR-VIL-1',
		});
	for (const collection of inboxCollections) await make(collection.name, unknown(canaries(collection, 'all')));
	for (const collection of staffCollections) await make(collection.name, canaries(collection, 'all'));
	version = (await admin.get<{ sample_version: string }>('/items/setting?fields=sample_version')).sample_version;
	await admin.patch('/items/setting', { sample_version: CANARY });
	const form = new FormData();
	form.set('folder', FOLDER.inbox);
	form.set('title', CANARY);
	form.set('file', new Blob(['%PDF-1.4 canary'], { type: 'application/pdf' }), `${CANARY}.pdf`);
	privateFile = (await admin.post<{ id: string }>('/files', form)).id;
	return { published, privateFile };
}

export async function removeCanaries(): Promise<void> {
	for (const [collection, id] of plantedCanaries.reverse()) await admin.delete(`/items/${collection}/${id}`);
	await admin.delete(`/files/${privateFile}`);
	await admin.patch('/items/setting', { sample_version: version });
}
