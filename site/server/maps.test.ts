import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { MapSheet } from '#app/parts/map/map-sheet.ts';
import type { Reader } from '#content/reader.ts';
import { createMaps } from './maps.ts';

const place = (id: number, en: string, ar: string, longitude: number, latitude: number) => ({
	id,
	coordinates: { longitude, latitude },
	outline: null,
	translations: { en: { name: en }, ar: { name: ar } },
});
const content: Record<string, unknown[]> = {
	location: [place(1, 'Alexandria', 'الإسكندرية', 29.916, 31.202)],
	area: [place(2, 'Maadi', 'المعادي', 31.257, 29.96)],
	project: [place(3, 'Qantara Park', 'متنزه القنطرة', 31.5, 30)],
};
const read = { list: (kind: string) => content[kind] ?? [] } as unknown as Reader;
const maps = createMaps({ read, styleUrl: null });
const get = (path: string, method = 'GET') => maps.handle(new Request(`http://localhost${path}`, { method }));
const sheet = async (locale: string): Promise<MapSheet> => (await get(`/_map/${locale}.json`)).json();

describe('the maps of the site', () => {
	test('renders the base map of a view, cacheable', async () => {
		const response = await get('/_map/v2/10/31.25/30.05/900x380.svg');
		expect(response.headers.get('content-type')).toBe('image/svg+xml');
		expect(response.headers.get('cache-control')).toContain('max-age=604800');
		expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
	});

	test('names places and geography in one language', async () => {
		const { places, words } = await sheet('ar');
		expect(places.map(({ text }) => text)).toEqual(expect.arrayContaining(['المعادي', 'متنزه القنطرة', 'أسوان', 'البحر الأحمر']));
		expect(words.zoomIn).toBe('تكبير');
	});

	test('names a city once', async () => {
		const { places } = await sheet('en');
		expect(places.filter(({ text }) => text === 'Alexandria').map(({ kind }) => kind)).toEqual(['location']);
	});

	test('names no external service unless configured', async () => {
		expect((await sheet('en')).styleUrl).toBeNull();
		const configured = createMaps({ read, styleUrl: 'https://tiles.example.com/style.json' });
		const answer: MapSheet = await (await configured.handle(new Request('http://localhost/_map/en.json'))).json();
		expect(answer.styleUrl).toBe('https://tiles.example.com/style.json');
	});

	test('serves compressed tiles under a versioned address', async () => {
		const { tiles } = await sheet('en');
		expect(tiles).toMatch(/^\/_map\/tiles\/[\da-f]{12}\/\{z\}\/\{x\}\/\{y\}\.mvt$/);
		const path = tiles.replace('{z}/{x}/{y}', '10/600/421');
		const plain = await get(path);
		expect(plain.headers.get('cache-control')).toContain('immutable');
		const packed = await maps.handle(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'gzip, br' } }));
		expect(packed.headers.get('content-encoding')).toBe('br');
		expect(brotliDecompressSync(await packed.arrayBuffer())).toEqual(Buffer.from(await plain.arrayBuffer()));
	});

	test('serves current tiles to outdated pages, cached briefly', async () => {
		const response = await get('/_map/tiles/0123456789ab/10/600/421.mvt');
		expect(response.status).toBe(200);
		expect(response.headers.get('cache-control')).not.toContain('immutable');
	});

	test('names stations and landmarks with their kind', async () => {
		const { places } = await sheet('en');
		expect(places.find(({ text }) => text === 'AUC')).toMatchObject({ kind: 'landmark', icon: 'university' });
		expect(places.find(({ text }) => text === 'Sadat')).toMatchObject({ kind: 'station' });
	});

	test.each([
		['/_map/fr.json', 404],
		['/_map/v2/99/31/30/900x380.svg', 404],
		['/_map/tiles/0123456789ab/13/4800/3370.mvt', 404],
		['/_map/tiles/0123456789ab/10/0/0.mvt', 404],
		['/_map/tiles/0123456789ab/10/600/421.png', 404],
	])('answers 404 for %s', async (path, status) => {
		expect((await get(path)).status).toBe(status);
	});

	test('rejects POST', async () => {
		expect((await get('/_map/en.json', 'POST')).status).toBe(405);
	});
});
