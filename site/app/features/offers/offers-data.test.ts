import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { offersData } from './offers-data.ts';

test('does not repeat a picture on the offers page if there is another', () => {
	const { put, read: content } = testContent();
	const [lake = '', garden = ''] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
	put('location', samples.location);
	put('area', samples.area);
	put('property', samples.property(1, { images: [lake, garden] }));
	const offer = { valid_from: '2020-01-01', valid_until: '2999-01-01', image: lake, property: 1, translations: samples.area.translations };
	put('offer', { ...offer, id: 1 }, { ...offer, id: 2 });
	const read = { ...content, photo: (id: string | null) => id && { id } };
	const request = { locale: 'en', read, rate: null, t: readTranslator('en'), url: new URL('http://site/offers') };
	const { offers } = offersData({ ...request, site: { origin: 'http://site', settings: {} } } as unknown as PageRequest);
	expect(offers.map(({ photo }) => photo?.id)).toEqual([lake, garden]);
});
