import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makeHead } from '#app/make-head.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { photoId, samples, silent, testContent } from '../test-content.ts';
import { readTranslator } from '../words.ts';
import { drawCard } from './draw.ts';
import { createShareImages } from './share-images.ts';

const photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#c08040' } })
	.jpeg()
	.toBuffer();

function world(options: { draw?: typeof drawCard; original?: () => Promise<Buffer | null>; cacheDir?: string } = {}) {
	const { content, put, read } = testContent();
	put('directus_files', samples.file);
	put('location', samples.location);
	put('area', samples.area);
	put('property', samples.property(7), samples.property(8, { images: [] }));
	const draw = vi.fn(options.draw ?? drawCard);
	const images = createShareImages({
		read,
		original: options.original ?? (async () => photo),
		cacheDir: options.cacheDir ?? temporaryFolder(),
		maxCacheBytes: 10_000_000,
		logger: silent,
		draw,
	});
	const ask = (path: string, init?: RequestInit) => images.handle(new Request(`http://site.test${path}`, init));
	return { content, put, draw, ask, close: images.close };
}

type World = ReturnType<typeof world>;

/** The og:image address of a property's page. */
function readImageAddress({ content }: World, path: string, locale: 'en' | 'ar' = 'en'): string {
	const site = { origin: 'http://site.test' } as never;
	const asked = { locale, url: new URL('http://site.test/'), t: readTranslator(locale), rate: null, preview: null };
	const request = { ...asked, read: content.read, site };
	return makeHead(request, { title: 'x', path }).image?.path ?? '';
}

test.each(['en', 'ar'] as const)('the address in a page serves its image (%s)', async (locale) => {
	const here = world();
	const response = await here.ask(readImageAddress(here, '/properties/7-villa', locale));
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('image/jpeg');
	expect(response.headers.get('cache-control')).toContain('immutable');
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
	expect(bytes.length).toBeLessThan(300_000);
});

test('the photo is on the right in English, on the left in Arabic', async () => {
	const here = world();
	const warmth = async (locale: 'en' | 'ar', left: number) => {
		const bytes = Buffer.from(await (await here.ask(readImageAddress(here, '/properties/7', locale))).arrayBuffer());
		const { channels } = await sharp(await sharp(bytes).extract({ left, top: 400, width: 200, height: 100 }).toBuffer()).stats();
		return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
	};
	expect(await warmth('en', 800)).toBeGreaterThan(50);
	expect(await warmth('ar', 200)).toBeGreaterThan(50);
	expect(await warmth('en', 200)).toBeLessThan(0);
	expect(await warmth('ar', 800)).toBeLessThan(0);
});

test('is drawn once for concurrent requests, and cached across restarts', async () => {
	const cacheDir = temporaryFolder();
	const here = world({ cacheDir });
	const path = readImageAddress(here, '/properties/7');
	const answers = await Promise.all([1, 2, 3, 4].map(() => here.ask(path)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect(here.draw).toHaveBeenCalledTimes(1);
	await here.close();
	const again = world({ cacheDir });
	const response = await again.ask(path);
	expect(response.status).toBe(200);
	expect(again.draw).not.toHaveBeenCalled();
	expect((await again.ask(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })).status).toBe(304);
});

test('its address depends on its content', async () => {
	const here = world();
	const before = readImageAddress(here, '/properties/7');
	here.put('property', samples.property(7, { price: 13_000_000 }));
	const after = readImageAddress(here, '/properties/7');
	expect(after).not.toBe(before);
	here.put('property', samples.property(7, { price: 13_000_000, bathrooms: 4 }));
	expect(readImageAddress(here, '/properties/7')).toBe(after);
	const stale = await here.ask(before);
	expect(stale.status).toBe(200);
	expect(stale.headers.get('cache-control')).toBe('public, max-age=60');
});

test('a failed drawing redirects to the photo; without one it is 404', async () => {
	const here = world({ draw: () => Promise.reject(new Error('no font')) });
	const response = await here.ask(readImageAddress(here, '/properties/7'));
	expect(response.status).toBe(302);
	expect(response.headers.get('location')).toMatch(new RegExp(`^/_images/1280/${photoId}-[0-9a-f]{8}\\.webp$`));
	expect((await here.ask(readImageAddress(here, '/properties/8'))).status).toBe(404);
});

test('an unavailable photo is left out, and the image is not cached', async () => {
	const here = world({ original: async () => null });
	const path = readImageAddress(here, '/properties/7');
	expect((await here.ask(path)).headers.get('cache-control')).toBe('public, max-age=60');
	await here.ask(path);
	expect(here.draw).toHaveBeenCalledTimes(2);
});

test.each([
	'/_og/property/7-en.jpg',
	'/_og/property/7-fr-00000000.jpg',
	'/_og/property/0-en-00000000.jpg',
	'/_og/property/99-en-00000000.jpg',
	'/_og/setting/1-en-00000000.jpg',
	'/_og/page/nothing-en-00000000.jpg',
	'/_og/property/7-en-00000000.jpg?x=1',
	'/_og/../property/7-en-00000000.jpg',
])('%s is 404', async (path) => {
	expect((await world().ask(path)).status).toBe(404);
});
