import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileId, imageAddress, openImages, picture, readBytes, startAssets } from './test-images.ts';

const BROWSER = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

test('makes an AVIF in the background for an image requested again, and serves it to clients that accept it', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images, cacheDir, log } = await openImages(assets.url, { limits: { background: 10, restMilliseconds: 0 } });
	const first = await get(imageAddress(fileId(1), 640), BROWSER);
	expect(first.headers.get('content-type')).toBe('image/webp');
	expect((await get(imageAddress(fileId(1), 640), BROWSER)).headers.get('content-type')).toBe('image/webp');
	await log.said(({ fields }) => fields['format'] === 'avif');
	expect((await readdir(cacheDir)).filter((file) => file.endsWith('.avif'))).toHaveLength(1);
	const second = await get(imageAddress(fileId(1), 640), BROWSER);
	expect([second.headers.get('content-type'), second.headers.get('vary')]).toEqual(['image/avif', 'Accept']);
	expect(await sharp(await readBytes(second)).metadata()).toMatchObject({ format: 'heif', width: 640 });
	expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
	for (const accept of ['image/webp,*/*', '*/*', 'image/avif;q=0, image/webp'])
		expect((await get(imageAddress(fileId(1), 640), { accept })).headers.get('content-type')).toBe('image/webp');
	expect(images.stats()).toMatchObject({ encodes: 1, fetched: 1, hits: 5 });
});

test('makes none for an image requested once', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images, cacheDir } = await openImages(assets.url, { limits: { background: 10, restMilliseconds: 0 } });
	await get(imageAddress(fileId(1), 320), BROWSER);
	for (let asked = 0; asked < 3; asked++) await get(imageAddress(fileId(1), 320), { accept: 'image/webp,*/*' });
	await new Promise((resolve) => setTimeout(resolve, 100));
	await images.close();
	expect((await readdir(cacheDir)).filter((file) => file.endsWith('.avif'))).toEqual([]);
});

test('without an AVIF everybody gets the WebP', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images, cacheDir } = await openImages(assets.url, { limits: { background: 0, restMilliseconds: 0 } });
	await get(imageAddress(fileId(1), 320), BROWSER);
	expect((await get(imageAddress(fileId(1), 320), BROWSER)).headers.get('content-type')).toBe('image/webp');
	await images.close();
	expect((await readdir(cacheDir)).filter((file) => file.endsWith('.avif'))).toEqual([]);
});
