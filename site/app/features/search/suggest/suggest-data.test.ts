import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { openSearch } from '#catalogue/open-search.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { suggestData } from './suggest-data.ts';

const { content, put, read } = testContent();
put('location', { ...samples.location, spellings: ['tagamo3', 'التجمع'] });
put('area', { ...samples.area, spellings: ['5th settlement'] });
put(
	'property',
	...[1, 2, 3].map((id) => samples.property(id, { reference: `FST-VIL-100${id}` })),
	samples.property(4, { type: 'apartment', purpose: 'rent', rent_period: 'month' }),
);
const search = openSearch(content.replica);

function suggest(query: string, locale: Locale = 'en') {
	const request = { locale, read, t: readTranslator(locale), site: { search } } as unknown as PageRequest;
	const answer = suggestData(request, readSearch(new URLSearchParams(query)).search);
	return { ...answer, of: Object.fromEntries(answer.groups.map(({ name, suggestions }) => [name, suggestions])) };
}

test('suggests a place with the typed spelling beside its name', () => {
	const { of, groups, said } = suggest('q=tag');
	expect(of['places']?.[0]).toEqual({
		text: 'New Cairo',
		mark: null,
		beside: { text: 'tagamo3', mark: { start: 0, end: 3 } },
		note: null,
		count: '3 homes',
		to: '/search?location=1',
		whole: 'New Cairo',
	});
	expect(groups[0]).toMatchObject({ name: 'places', label: 'Places' });
	expect(said).toBe('2 suggestions');
});

test('suggests it in Arabic on Arabic pages', () => {
	const { of, said } = suggest('q=القاهرة الج', 'ar');
	expect(of['places']?.[0]).toMatchObject({
		text: 'القاهرة الجديدة',
		mark: { start: 0, end: 11 },
		beside: null,
		to: '/ar/search?location=1',
	});
	expect(of['queries']?.[0]).toMatchObject({ text: 'فيلات للبيع في القاهرة الجديدة', count: '3 عقارات', mark: { start: 15, end: 26 } });
	expect(said).toBe('اقتراحان');
});

test('names the location of an area', () => {
	expect(suggest('q=fifth').of['places']?.[0]).toMatchObject({ text: 'Fifth Settlement', mark: { start: 0, end: 5 }, note: 'New Cairo' });
});

test('keeps other filters and counts within them; a new place replaces the old', () => {
	const [place] = suggest('q=new&purpose=rent&area=2&shape=31,29;32,29;32,30&text=sea&sort=distance&view=map').of['places'] ?? [];
	expect(place).toMatchObject({ count: '1 home', to: '/search?purpose=rent&location=1&view=map', whole: 'For rent · New Cairo' });
});

test('shows several understood terms together', () => {
	const { of } = suggest('q=villa in new cairo under 20\u00a0million');
	expect(of['understood']).toEqual([
		expect.objectContaining({
			text: 'For sale · Villa · New Cairo · Up to EGP\u00a020M',
			count: '3 homes',
			to: '/search?type=villa&location=1&price=-20000000',
		}),
	]);
	expect(suggest('q=new cairo').of['understood']).toBeUndefined();
	expect(suggest('q=villa in new cairo xyzzyx').of['understood']).toBeUndefined();
});

test('never suggests an address twice', () => {
	const all = suggest('q=villa new cairo').groups.flatMap(({ suggestions }) => suggestions.map(({ to }) => to));
	expect(all).toContain('/search?type=villa&location=1');
	expect(new Set(all).size).toBe(all.length);
});

test('without input returns only labels for recent searches', () => {
	expect(suggest('purpose=sale')).toMatchObject({ groups: [], words: { recent: 'Recent searches' } });
});

test('suggests the home of a full reference code only', () => {
	expect(suggest('q=fst vil 1002', 'ar').groups).toEqual([
		expect.objectContaining({
			name: 'understood',
			suggestions: [
				expect.objectContaining({ text: 'FST-VIL-1002', note: 'فيلا 2 بحديقة', to: expect.stringMatching(/^\/ar\/properties\/2-/) }),
			],
		}),
	]);
	for (const typed of ['FST-', 'FST-VI', 'FST-VIL-', 'FST-VIL-10', 'FST-VIL-9999'])
		expect([typed, suggest(`q=${typed}`).groups]).toEqual([typed, []]);
});

test('shows no numeric spelling of another language', () => {
	expect(suggest('q=شقة ٥', 'ar').of['places']?.[0]).toMatchObject({ text: 'التجمع الخامس', beside: null });
	expect(suggest('q=5', 'ar').of['places']?.[0]).toMatchObject({ text: 'التجمع الخامس', beside: null });
	expect(suggest('q=tag', 'ar').of['places']?.[0]).toMatchObject({ beside: { text: 'tagamo3' } });
});

test('after a leading word suggests places with most homes', () => {
	expect(suggest('q=فيلات في', 'ar').of['queries']?.[0]).toMatchObject({
		text: expect.stringContaining('القاهرة الجديدة'),
		to: '/ar/search?type=villa&location=1',
	});
	expect(suggest('q=under 20\u00a0million in').of['queries']?.[0]).toMatchObject({ text: 'Property for sale in New Cairo' });
});
