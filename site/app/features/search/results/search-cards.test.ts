import { expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { standardOutput } from '#runtime/standard-output.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { searchCards } from './search-cards.ts';

test('does not repeat a cover on a page if the home has another photograph', () => {
	const { put, read: content } = testContent();
	const [villa = '', ...rooms] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
	put('location', samples.location);
	put('area', samples.area);
	put('property', ...rooms.map((room, index) => samples.property(index + 1, { images: [villa, room] })));
	const read = { ...content, photo: (id: string | null) => id && { id } };
	const request = { locale: 'en', read, rate: null, t: readTranslator('en'), url: new URL('http://site/search') };
	const site = { origin: 'http://site', settings: {} };
	const cards = searchCards({ ...request, site } as unknown as PageRequest, content.many('property', [1, 2]), {});
	expect(cards.map(({ photo }) => photo?.id)).toEqual([villa, rooms[1]]);
});

test('when a card or its links fail, others are not affected', () => {
	vi.spyOn(standardOutput, 'write').mockImplementation(() => {});
	const { put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put('agent', ...[1, 2, 3, 4].map((id) => ({ id, phone: `+20100000000${id}`, translations: samples.area.translations })));
	put(
		'property',
		...[1, 2, 3, 4].map((id) => samples.property(id, { agent: id, reference: `R-${id}`, type: id === 2 ? 'chalet' : 'villa' })),
	);
	const say = readTranslator('en');
	const t: PageRequest['t'] = (key, values) => {
		if (key === 'type.chalet' || values?.['reference'] === 'R-3') throw new Error('There is no message');
		return say(key, values);
	};
	const url = new URL('http://site/search');
	const request = { locale: 'en', t, url, read, rate: null, site: { origin: 'http://site', settings: {} } } as unknown as PageRequest;
	const cards = searchCards(request, read.many('property', [1, 2, 3, 4]), {});
	expect(cards.map(({ id, call, whatsApp }) => [id, call?.href ?? null, whatsApp])).toEqual([
		[1, 'tel:+201000000001', null],
		[3, null, null],
		[4, 'tel:+201000000004', null],
	]);
	vi.restoreAllMocks();
});
