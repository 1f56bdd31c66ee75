import type { Content } from '#content/content.ts';
import type { Document } from '#content/documents.ts';
import type { CollectionName } from '#content/entities/registry.ts';
import { createReader } from '#content/reader.ts';
import { openReplica } from '#content/replica/replica.ts';

export const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Content without a Directus. */
export function testContent() {
	const replica = openReplica(':memory:', silent);
	const put = (collection: CollectionName, ...documents: Document[]) =>
		replica.change((edit) => documents.flatMap((document) => edit.put(collection, document)));
	const content = {
		read: createReader(replica),
		replica,
		onChange: replica.onChange,
		status: () => ({ complete: true }),
	} as unknown as Content;
	return { content, put, read: content.read };
}

const both = <T>(en: T, ar: T) => ({ en_US: en, ar_EG: ar });

export const photoId = '3360e8b6-aee5-5ea5-a80d-6315a4cf425b';

/** Records with the required fields only. */
export const samples = {
	file: { id: photoId, type: 'image/jpeg', width: 1600, height: 1067, uploaded_on: '2026-01-01T00:00:00Z' },
	location: { id: 1, translations: both({ name: 'New Cairo' }, { name: 'القاهرة الجديدة' }) },
	area: { id: 2, location: 1, code: 'FST', translations: both({ name: 'Fifth Settlement' }, { name: 'التجمع الخامس' }) },
	property: (id: number, fields: Record<string, unknown> = {}): Document => ({
		id,
		status: 'published',
		date_created: '2026-03-01T10:00:00Z',
		purpose: 'sale',
		market: 'resale',
		category: 'residential',
		type: 'villa',
		area: 2,
		price: 12_500_000,
		images: [photoId],
		translations: both({ name: `Villa ${id} & garden`, slug: `villa-${id}` }, { name: `فيلا ${id} بحديقة` }),
		...fields,
	}),
	post: (id: number, fields: Record<string, unknown> = {}): Document => ({
		id,
		published_on: '2026-05-04',
		translations: both(
			{ name: `Post <${id}>`, summary: 'About it', body: '<p>See <a href="/properties/7">this</a> & that</p>' },
			{ name: `مقال ${id}`, summary: 'عنه', body: '<p><a href="/properties/7">هنا</a></p>' },
		),
		...fields,
	}),
};
