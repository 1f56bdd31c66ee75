import { randomUUID } from 'node:crypto';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { type Api, createApi } from '#directus/api.ts';
import { somePhone } from '../visitor.ts';

/** What an editor makes and changes, and what a visitor sends: all of it must survive the removal of sample content. */
export async function workAsEditor(api: Api, count: (table: string) => Promise<number>) {
	const own = await api.post<{ id: number }>('/items/property', {
		status: 'published',
		type: 'villa',
		price: 5_000_000,
		area: 1003,
		agent: 1002,
		payment_plans: [{ payment_plan_id: 1001 }],
		reference: 'EDITOR-1',
		translations: [{ languages_code: 'en_US', name: 'Made by an editor' }],
	});
	await api.patch('/items/post/1001', { published_on: '2026-01-01' });
	const [text] = await api.get<{ id: number }[]>(
		'/items/partner_translations?filter[partner_id][_eq]=1001&filter[languages_code][_eq]=en_US&fields=id',
	);
	await api.patch(`/items/partner_translations/${text?.id}`, { name: 'Changed by an editor' });
	const [photo] = await api.get<{ directus_files_id: string }[]>(
		'/items/property_files?filter[property_id][_eq]=1030&limit=1&fields=directus_files_id',
	);
	const post = await api.post<{ id: number }>('/items/post', {
		status: 'published',
		image: photo?.directus_files_id,
		translations: [{ languages_code: 'en_US', name: 'Written by an editor' }],
	});
	const enquiry = await api.post<{ id: number }>('/items/enquiry', { name: 'Real', phone: somePhone(), property: 1010, agent: 1003 });
	await api.patch('/items/setting', { phone_number: '+20223456789' });
	const ownRows = async () => ({
		property: await api.get(`/items/property/${own.id}?fields=*,translations.*,payment_plans.*`),
		post: await api.get(`/items/post/${post.id}?fields=*,translations.*,image.id,image.filename_disk`),
		enquiry: await api.get(`/items/enquiry/${enquiry.id}`),
		pages: [await count('page'), await count('page_block'), await count('page_block_translations')],
		places: [await count('location'), await count('area'), await count('tag'), await count('amenity')],
	});
	return { own, post, ownRows };
}

/** Leaves files, a bookmark and a comment of an account. */
export async function useAccount(admin: Api, cmsUrl: string, email: string): Promise<void> {
	const [user] = await admin.get<{ id: string }[]>(`/users?filter[email][_eq]=${email}&fields=id`);
	const token = randomUUID();
	await admin.patch(`/users/${user?.id}`, { token });
	const api = createApi(cmsUrl, token);
	const form = new FormData();
	form.append('folder', FOLDER.editorial);
	form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'notes.pdf');
	await api.post('/files', form);
	const [file] = await api.get<{ id: string }[]>('/files?limit=1&fields=id');
	await api.patch(`/files/${file?.id}`, { title: 'Renamed' });
	await api.post('/presets', { bookmark: 'Mine', collection: 'property', user: user?.id });
	await api.post('/comments', { collection: 'property', item: '1001', comment: 'Seen.' });
}
