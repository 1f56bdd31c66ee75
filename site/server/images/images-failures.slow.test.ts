import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FALLBACK, fileId, imageAddress, openImages, picture, readBytes, startAssets } from './test-images.ts';
import { startPeer } from './test-peer.ts';

const blank = { channels: 3 as const, background: '#fff' };
const isFallback = async (response: Response) => {
	expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
	return (await sharp(await readBytes(response)).metadata()).height;
};

test('a missing photo: the fallback at that width, for a minute', async () => {
	const assets = await startAssets({ [FALLBACK]: await picture(800, 400) });
	const { get } = await openImages(assets.url, { fallback: () => FALLBACK });
	expect(await isFallback(await get(imageAddress(fileId(1), 640)))).toBe(320);
	expect(await isFallback(await get(imageAddress(fileId(1), 320)))).toBe(160);
});

test('no fallback, or a missing one: 404, and never for good', async () => {
	const assets = await startAssets({});
	for (const fallback of [null, FALLBACK, 'not-an-id', fileId(1)]) {
		const { get } = await openImages(assets.url, { fallback: () => fallback });
		const response = await get(imageAddress(fileId(1)));
		expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
	}
});

test.each([
	['text', 'cannot be decoded', Buffer.from('<html>this is no image</html>')],
	['nothing', 'cannot be decoded', Buffer.alloc(0)],
	['half a photo', 'cannot be decoded', (await picture(800, 500)).subarray(0, 9000)],
	[
		'too many pixels',
		'cannot be decoded',
		await sharp({ create: { ...blank, width: 1000, height: 501 } })
			.png()
			.toBuffer(),
	],
	['too many bytes', 'too large', Buffer.concat([await picture(800, 500), Buffer.alloc(300_000)])],
])('a broken original (%s): the fallback, for a minute', async (_name, reason, broken) => {
	const assets = await startAssets({ [fileId(1)]: broken, [FALLBACK]: await picture(800, 400) });
	const { get, log } = await openImages(assets.url, { fallback: () => FALLBACK, limits: { pixels: 500_000, originalBytes: 300_000 } });
	expect(await isFallback(await get(imageAddress(fileId(1), 640)))).toBe(320);
	expect(log.lines.flatMap(({ fields }) => fields['reason'] ?? [])).toEqual([reason]);
});

test('accepts a photo just below the pixel limit', async () => {
	const assets = await startAssets({
		[fileId(1)]: await sharp({ create: { ...blank, width: 1000, height: 500 } })
			.png()
			.toBuffer(),
	});
	const { get } = await openImages(assets.url, { limits: { pixels: 500_000 } });
	expect((await get(imageAddress(fileId(1)))).status).toBe(200);
});

test('a broken image is fetched again only after a moment', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const files: Record<string, Buffer> = { [fileId(1)]: Buffer.from('no image') };
	const assets = await startAssets(files);
	const { get } = await openImages(assets.url);
	for (const width of [640, 320, 640]) expect((await get(imageAddress(fileId(1), width))).status).toBe(404);
	expect(assets.requests).toHaveLength(1);
	files[fileId(1)] = await picture(800, 400);
	vi.setSystemTime(Date.now() + 31_000);
	const mended = await get(imageAddress(fileId(1)));
	expect([mended.status, mended.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('a failing server: the photo as soon as it recovers', async () => {
	const photo = await picture(800, 400);
	let well = false;
	const directus = await startPeer((_request, response) => (well ? response.end(photo) : response.writeHead(500).end()));
	onTestFinished(() => directus.close());
	const { get, log } = await openImages(directus.url);
	expect((await get(imageAddress(fileId(1)))).status).toBe(404);
	well = true;
	expect((await get(imageAddress(fileId(1)))).status).toBe(200);
	expect(log.lines[0]).toEqual({ level: 'warn', event: 'image.unavailable', fields: { file: fileId(1), reason: 'status 500' } });
});

test('stops waiting for a server that never answers', async () => {
	// A fake Directus that never answers.
	const directus = await startPeer(() => undefined);
	onTestFinished(() => directus.close());
	const { get, log } = await openImages(directus.url, { limits: { fetchMilliseconds: 50 } });
	expect((await get(imageAddress(fileId(1)))).status).toBe(404);
	expect(log.lines.map(({ fields }) => fields['reason'])).toEqual(['timeout']);
});

test('with too many requests answers 503 and serves the others', async () => {
	const photo = await picture(800, 400);
	const held: (() => void)[] = [];
	let open = false;
	// A fake Directus that answers when told to.
	const directus = await startPeer((_request, response) => {
		if (open) response.end(photo);
		else held.push(() => response.end(photo));
	});
	onTestFinished(() => directus.close());
	const { get } = await openImages(directus.url, { concurrency: 1, limits: { waiting: 2 }, fallback: () => FALLBACK });
	// One encodes, two are fetched ahead, two wait, so the sixth is rejected.
	const asked = Array.from({ length: 6 }, (_, number) => get(imageAddress(fileId(number))));
	const refused = await Promise.race(asked);
	expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
	open = true;
	for (const release of held) release();
	expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 503]);
});

test('closing aborts pending fetches', async () => {
	// A fake Directus that never answers.
	const asked = Promise.withResolvers<void>();
	const directus = await startPeer(() => asked.resolve());
	onTestFinished(() => directus.close());
	const { get, images } = await openImages(directus.url);
	const waiting = get(imageAddress(fileId(1)));
	await asked.promise;
	await images.close();
	expect((await waiting).status).toBe(503);
	expect((await get(imageAddress(fileId(1)))).status).toBe(503);
});
