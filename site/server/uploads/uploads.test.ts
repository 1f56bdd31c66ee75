import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openTestOutbox, silent } from '#outbox/test-outbox.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { uploadRoutes } from './upload-routes.ts';
import { createUploads } from './uploads.ts';

const folder = temporaryFolder(afterAll);
const open = () => {
	const outbox = openTestOutbox(folder);
	return { outbox, uploads: createUploads({ outbox, logger: silent }) };
};
const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#58c' } })
	.jpeg()
	.toBuffer();

async function taken(photo: Promise<{ id: string } | { problem: string }>): Promise<string> {
	const answer = await photo;
	if ('problem' in answer) throw new Error(answer.problem);
	return answer.id;
}

test('stages a photo whose preview needs its id', async () => {
	const { outbox, uploads } = open();
	const id = await taken(uploads.photo({ name: '../../IMG_2041\r\nX: y.HEIC', bytes: jpeg }, 'visitor'));
	expect(await outbox.staged(id)).toMatchObject({ name: 'IMG_2041X y.jpg', type: 'image/jpeg' });
	expect(await sharp((await uploads.preview(id)) ?? undefined).metadata()).toMatchObject({ width: 480, height: 320 });
	await outbox.unstage(id);
	expect(await uploads.preview(id)).toBeNull();
});

test('never shows other staged files', async () => {
	const { outbox, uploads } = open();
	const staged = await outbox.stage({ name: 'cv.pdf', type: 'application/pdf', bytes: jpeg });
	expect(await uploads.preview(staged?.id ?? '')).toBeNull();
});

test('limits one visitor per hour without affecting others', async () => {
	const { uploads } = open();
	const notAPhoto = { name: '', bytes: Buffer.from('no') };
	for (let count = 0; count < 200; count++) expect(await uploads.photo(notAPhoto, 'eager')).toEqual({ problem: 'kind' });
	expect(await uploads.photo(notAPhoto, 'eager')).toEqual({ problem: 'often' });
	expect(await uploads.photo(notAPhoto, 'somebody else')).toEqual({ problem: 'kind' });
});

test('over HTTP: accepts, shows by id, and rejects with a reason', async () => {
	const { uploads } = open();
	const routes = uploadRoutes(uploads, { readAddress: () => '10.0.0.1', isForwardedByOther: () => false });
	const send = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
		routes.request('/_uploads/photos', { method: 'POST', body, headers });

	const answer = await send(new Uint8Array(jpeg), { 'x-file-name': encodeURIComponent('شقة.jpg') });
	const { id } = await answer.json();
	const shown = await routes.request(`/_uploads/${id}.jpg`);
	expect(shown.headers.get('cache-control')).toBe('private, no-store');
	expect(shown.headers.get('content-type')).toBe('image/jpeg');
	expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 480 });

	expect((await routes.request(`/_uploads/${crypto.randomUUID()}.jpg`)).status).toBe(404);
	const refusals = [
		await send(new TextEncoder().encode('<svg onload="alert(1)">')),
		await send(new Uint8Array(jpeg.subarray(0, 300))),
		await send(new Uint8Array(10_000_001)),
	];
	expect(refusals.map(({ status }) => status)).toEqual([415, 422, 413]);
	expect(await refusals[2]?.json()).toEqual({ problem: 'large' });
	expect((await send(new Uint8Array(jpeg), { 'x-file-name': '%E0%A4%A' })).status).toBe(200);
});
