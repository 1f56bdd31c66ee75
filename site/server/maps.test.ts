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
const sheet = async (locale: string): Promise<MapSheet> => get(`/_map/${locale}.json`).json();

describe('the maps of the site', () => {
	test('draws the base map of a view, and lets it be kept', async () => {
		const response = get('/_map/10/31.25/30.05/900x380.svg');
		expect(response.headers.get('content-type')).toBe('image/svg+xml');
		expect(response.headers.get('cache-control')).toContain('max-age=604800');
		expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
	});

	test('names our places and the land they lie in, in one language', async () => {
		const { places, words } = await sheet('ar');
		expect(places.map(({ text }) => text)).toEqual(expect.arrayContaining(['المعادي', 'متنزه القنطرة', 'أسوان', 'البحر الأحمر']));
		expect(words.zoomIn).toBe('تكبير');
	});

	test('names a city once where we have a place of the same name', async () => {
		const { places } = await sheet('en');
		expect(places.filter(({ text }) => text === 'Alexandria').map(({ kind }) => kind)).toEqual(['location']);
	});

	test('names no service of others unless one is configured', async () => {
		expect((await sheet('en')).styleUrl).toBeNull();
		const configured = createMaps({ read, styleUrl: 'https://tiles.example.com/style.json' });
		const answer: MapSheet = await configured.handle(new Request('http://localhost/_map/en.json')).json();
		expect(answer.styleUrl).toBe('https://tiles.example.com/style.json');
	});

	test('has nothing else', () => {
		expect(get('/_map/fr.json').status).toBe(404);
		expect(get('/_map/99/31/30/900x380.svg').status).toBe(404);
		expect(get('/_map/en.json', 'POST').status).toBe(405);
	});
});
