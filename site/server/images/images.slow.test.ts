import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileId, imageAddress, openImages, picture, readBytes, startAssets } from './test-images.ts';

test('serves WebP at the requested width, cached forever', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images, log } = await openImages(assets.url);
	const response = await get(imageAddress(fileId(1), 640));
	const body = await readBytes(response);
	expect(response.status).toBe(200);
	expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'image/webp',
		'content-length': String(body.length),
		'cache-control': 'public, max-age=31536000, immutable',
		vary: 'Accept',
	});
	expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{16}"$/);
	expect(images.stats()).toEqual({ requests: 1, hits: 0, encodes: 1, fetched: 1, bytes: body.length });
	expect(JSON.stringify(log.lines)).not.toContain('secret-token');
});

test('does not upscale', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(500, 300) });
	const { get } = await openImages(assets.url);
	const response = await get(imageAddress(fileId(1), 1280));
	expect(await sharp(await readBytes(response)).metadata()).toMatchObject({ width: 500, height: 300 });
});

test('applies EXIF rotation', async () => {
	const sideways = await sharp(await picture(800, 500))
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const assets = await startAssets({ [fileId(1)]: sideways });
	const { get } = await openImages(assets.url);
	expect(await sharp(await readBytes(await get(imageAddress(fileId(1), 320)))).metadata()).toMatchObject({ width: 320, height: 512 });
});

test('fifty concurrent requests cost one fetch and one encode', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images } = await openImages(assets.url);
	const responses = await Promise.all(Array.from({ length: 50 }, () => get(imageAddress(fileId(1)))));
	const bodies = await Promise.all(responses.map(readBytes));
	expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
	expect(images.stats()).toMatchObject({ requests: 50, encodes: 1, fetched: 1 });
	expect(assets.requests).toHaveLength(1);
});

test('another width reuses the original; another version does not', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images } = await openImages(assets.url);
	await get(imageAddress(fileId(1), 640));
	await get(imageAddress(fileId(1), 320));
	expect(images.stats()).toMatchObject({ encodes: 2, fetched: 1 });
	await get(imageAddress(fileId(1), 320, 'ffffffff'));
	expect(images.stats()).toMatchObject({ encodes: 3, fetched: 2 });
});

test('a restart encodes nothing again', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const before = await openImages(assets.url);
	const first = await before.get(imageAddress(fileId(1)));
	await before.images.close();
	const after = await openImages(assets.url, { cacheDir: before.cacheDir });
	const second = await after.get(imageAddress(fileId(1)));
	expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
	expect(await readBytes(second)).toEqual(await readBytes(first));
	expect(after.images.stats()).toMatchObject({ hits: 1, encodes: 0, fetched: 0 });
	expect(assets.requests).toHaveLength(1);
});

test('the folder stays within its limit; evicted images are encoded again', async () => {
	const photos = await Promise.all([1, 2, 3, 4].map(async (number) => [fileId(number), await picture(800, 500, number)] as const));
	const assets = await startAssets(Object.fromEntries(photos));
	const maxCacheBytes = 2 * Math.max(...photos.map(([, photo]) => photo.length));
	const { get, images, cacheDir } = await openImages(assets.url, { maxCacheBytes });
	for (const [id] of photos) await get(imageAddress(id, 320));
	await get(imageAddress(fileId(4), 320));
	expect(images.stats()).toMatchObject({ encodes: 4, hits: 1 });
	await get(imageAddress(fileId(1), 320));
	expect(images.stats()).toMatchObject({ encodes: 5, fetched: 5, hits: 1 });
	await images.close();
	const sizes = await Promise.all((await readdir(cacheDir)).map(async (file) => (await stat(join(cacheDir, file))).size));
	expect(sizes.length).toBeGreaterThan(1);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxCacheBytes);
});

test('answers 304 to a known ETag', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get } = await openImages(assets.url);
	const etag = (await get(imageAddress(fileId(1)))).headers.get('etag') ?? '';
	for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
		const response = await get(imageAddress(fileId(1)), { 'if-none-match': known });
		expect([response.status, response.headers.get('etag'), (await readBytes(response)).length]).toEqual([304, etag, 0]);
		expect(response.headers.get('cache-control')).toContain('immutable');
	}
	expect((await get(imageAddress(fileId(1)), { 'if-none-match': '"other"' })).status).toBe(200);
});

test('answers conditional requests without disk access, also for evicted images', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, cacheDir } = await openImages(assets.url);
	const known = { 'if-none-match': (await get(imageAddress(fileId(1)))).headers.get('etag') ?? '' };
	for (const file of await readdir(cacheDir)) await rm(join(cacheDir, file));
	expect((await get(imageAddress(fileId(1)), known)).status).toBe(304);
	expect(await readdir(cacheDir)).toEqual([]);
	const other = await openImages(assets.url);
	expect((await other.get(imageAddress(fileId(1)), known)).status).toBe(304);
	expect(other.images.stats()).toMatchObject({ encodes: 1, hits: 0, bytes: 0 });
});

test('supports HEAD and rejects other methods', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get } = await openImages(assets.url);
	const head = await get(imageAddress(fileId(1)), {}, 'HEAD');
	const full = await get(imageAddress(fileId(1)));
	expect(head.status).toBe(200);
	expect(head.body).toBeNull();
	expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
	expect((await get(imageAddress(fileId(1)), {}, 'POST')).status).toBe(405);
});

test('an invalid address touches neither network nor disk', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images, cacheDir } = await openImages(assets.url, { fallback: () => fileId(1) });
	for (const address of [imageAddress(fileId(1), 641), imageAddress('../../secret'), imageAddress(fileId(1)).replace('.webp', '.jpg')])
		expect((await get(address)).status).toBe(404);
	await images.close();
	expect(assets.requests).toEqual([]);
	expect(await readdir(cacheDir)).toEqual([]);
});

test('serves the current version; another one only briefly', async () => {
	const assets = await startAssets({ [fileId(1)]: await picture(800, 500) });
	const { get, images } = await openImages(assets.url, { findVersion: (id) => (id === fileId(1) ? '0000000b' : null) });
	const old = await get(imageAddress(fileId(1), 640, '0000000a'));
	const current = await get(imageAddress(fileId(1), 640, '0000000b'));
	expect(old.headers.get('cache-control')).toBe('public, max-age=60');
	expect(current.headers.get('cache-control')).toContain('immutable');
	expect((await get(imageAddress(fileId(2), 640))).status).toBe(404);
	expect(images.stats()).toMatchObject({ encodes: 1, fetched: 1 });
	expect(assets.requests).toHaveLength(1);
});

test('returns an original, or null', async () => {
	const photo = await picture(800, 600);
	const assets = await startAssets({ [fileId(1)]: photo });
	const { images } = await openImages(assets.url);
	expect(await images.original(fileId(1))).toEqual(photo);
	expect(await images.original(fileId(2))).toBeNull();
	expect(await images.original('../users/me')).toBeNull();
	expect(assets.requests.map(({ path }) => path)).toEqual([`/assets/${fileId(1)}`, `/assets/${fileId(2)}`]);
});
