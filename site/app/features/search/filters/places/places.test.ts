import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { openSearch } from '#catalogue/open-search.ts';
import type { Document } from '#content/documents.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { findPlaces, matchesTyped } from './find-places.ts';
import { buildPlaceKey, type PlaceNode } from './place-tree.ts';
import { placesGroup } from './places-data.ts';

const { content, put, read } = testContent();
const named = (en: string, ar: string) => ({ translations: { en_US: { name: en }, ar_EG: { name: ar } } });
const area = (id: number, location: number, en: string, ar: string, spellings: string[] = []): Document => ({
	...{ id, location, code: `A${id}`, spellings },
	...named(en, ar),
});
put(
	'location',
	{ id: 1, ...named('New Cairo', 'القاهرة الجديدة') },
	{ id: 2, ...named('Maadi', 'المعادي') },
	{ id: 4, ...named('Sheikh Zayed', 'الشيخ زايد') },
	{ id: 3, ...named('North Coast', 'الساحل الشمالي') },
);
put(
	'area',
	area(11, 1, 'Fifth Settlement', 'التجمع الخامس', ['tagamo3']),
	area(12, 1, 'El Lotus', 'اللوتس'),
	area(13, 1, 'El Andalus', 'الأندلس'),
	area(21, 2, 'Degla', 'دجلة'),
	area(31, 3, 'Ras El Hekma', 'رأس الحكمة'),
);
put('developer', { id: 1, founded: 1999, ...named('Saqiya', 'ساقية') });
put('project', { id: 5, area: 11, developer: 1, ready: false, featured: false, outline: null, ...named('Qantara', 'قنطرة') });
const home = (id: number, where: number, fields: Record<string, unknown> = {}) => samples.property(id, { area: where, ...fields });
put(
	'property',
	...[home(1, 11, { project: 5 }), home(2, 11), home(3, 11, { type: 'chalet' }), home(4, 12), home(5, 12, { type: 'chalet' })],
	...[home(6, 21), home(7, 31, { type: 'chalet' })],
);
const search = openSearch(content.replica);

function buildGroup(query: string, locale: Locale = 'en') {
	const request = { locale, read, t: readTranslator(locale), site: { search } } as unknown as PageRequest;
	const { filters } = readSearch(new URLSearchParams(query)).search;
	return placesGroup(request, filters, search.catalogue.facets(filters));
}
const list = (places: readonly PlaceNode[]): PlaceNode[] => places.flatMap((node) => [node, ...list(node.inner)]);
const outline = (places: readonly PlaceNode[], depth = 0): string[] =>
	places.flatMap(({ text, count, inner }) => [`${'- '.repeat(depth)}${text} ${count}`, ...outline(inner, depth + 1)]);
const state = (query: string) =>
	Object.fromEntries(
		list(buildGroup(query).places).flatMap(({ text, isChosen, isPart, isEmpty }) =>
			isChosen || isEmpty ? [[text, isPart ? 'dash' : isChosen ? 'ticked' : 'disabled']] : [],
		),
	);

test('nests places, largest first, and leaves out regions with one location', () => {
	expect(outline(buildGroup('').places)).toEqual([
		'Greater Cairo 6',
		'- New Cairo 5',
		'- - Fifth Settlement 3',
		'- - - Qantara 1',
		'- - El Lotus 2',
		'- - El Andalus 0',
		'- Maadi 1',
		'- - Degla 1',
		'- Sheikh Zayed 0',
		'North Coast 1',
		'- Ras El Hekma 1',
	]);
});

test('a place without results stays in position, disabled', () => {
	const before = list(buildGroup('').places).map(buildPlaceKey);
	expect(list(buildGroup('type=chalet').places).map(buildPlaceKey)).toEqual(before);
	expect(state('type=chalet')).toEqual({
		Qantara: 'disabled',
		'El Andalus': 'disabled',
		Maadi: 'disabled',
		Degla: 'disabled',
		'Sheikh Zayed': 'disabled',
	});
	expect(state('type=chalet&area=21')).toMatchObject({ Degla: 'ticked' });
});

test('a narrower place makes the wider one indeterminate, with a note', () => {
	const { 'El Andalus': _, 'Sheikh Zayed': _z, ...states } = state('region=greater-cairo&location=1&area=12');
	expect(states).toEqual({ 'Greater Cairo': 'dash', 'New Cairo': 'dash', 'El Lotus': 'ticked' });
	expect(buildGroup('location=1&area=12').notes).toEqual([{ inner: 'El Lotus', narrows: 'is inside New Cairo: 2 of its 5 homes.' }]);
	expect(buildGroup('location=1&area=11,12').notes).toEqual([
		{ inner: 'Fifth Settlement and El Lotus', narrows: 'are inside New Cairo: 5 of its 5 homes.' },
	]);
	expect(buildGroup('location=1&area=12', 'ar').notes).toEqual([{ inner: 'اللوتس', narrows: 'داخل القاهرة الجديدة: 2 من 5 عقارات.' }]);
	expect(buildGroup('location=1&area=21').notes).toEqual([]);
	// El Andalus has no listings, so all of New Cairo is searched.
	expect(state('location=1&area=13')).toMatchObject({ 'New Cairo': 'ticked', 'El Andalus': 'ticked' });
	expect(search.catalogue.count({ locations: [1], areas: [13] })).toBe(5);
});

test('a named region contains locations usually listed elsewhere', () => {
	const { places } = buildGroup('region=cairo,coast');
	expect(places.map(({ name, value, isChosen }) => [name, value, isChosen])).toEqual([
		['region', 'cairo', true],
		['region', 'coast', true],
		['location', '4', false],
	]);
});

test('names chosen places, and only those with a control', () => {
	const said = (query: string) => buildGroup(query).chosen;
	expect(said('location=1&area=12')).toEqual(['El Lotus']);
	expect(said('region=coast,greater-cairo&location=1,2&area=12&compound=5')).toEqual(['Qantara', 'El Lotus', 'Maadi', 'Egypt’s coasts']);
	const near = buildGroup('near=31.5029,30.0192,3').near.at(-1);
	expect(near).toMatchObject({ name: 'near', value: '31.5029,30.0192,3', text: expect.stringMatching(/^Within 3\u00a0km of American/) });
});

const { places } = buildGroup('');
const found = (typed: string) => {
	const shown = findPlaces(places, typed)?.shown;
	return shown && list(places).flatMap((node) => (shown.has(buildPlaceKey(node)) ? node.text : []));
};

test.each([
	['lot', ['Greater Cairo', 'New Cairo', 'El Lotus']],
	['اللوت', ['Greater Cairo', 'New Cairo', 'El Lotus']],
	['لوتس', ['Greater Cairo', 'New Cairo', 'El Lotus']],
	['tagamo3', ['Greater Cairo', 'New Cairo', 'Fifth Settlement', 'Qantara']],
	['ma3adi', ['Greater Cairo', 'Maadi', 'Degla']],
	['رأس الحكمه', ['North Coast', 'Ras El Hekma']],
	['hekma ras', ['North Coast', 'Ras El Hekma']],
	['new alex', []],
	['!!!', []],
	['ز'.repeat(100), []],
])('%s is found by name in both scripts', (typed, texts) => {
	expect(found(typed)).toEqual(texts);
});

test('without input nothing is filtered; descendants of a match are collapsed', () => {
	expect(findPlaces(places, '  ')).toBeNull();
	const maadi = findPlaces(places, 'maadi');
	expect([...(maadi?.open ?? [])]).toEqual(['region-greater-cairo']);
	expect(maadi?.shown.has('area-21')).toBe(true);
	expect(findPlaces(places, 'maadi '.repeat(100_000))?.shown).toEqual(maadi?.shown);
});

test.each([
	['', ['metro', 'monorail']],
	['مترو', ['metro']],
	['المترو', ['metro']],
	['metr', ['metro']],
	['محطة مترو', ['metro']],
	['near the mono', ['monorail']],
	['قريب من المونوريل', ['monorail']],
	['مطروح', []],
	['!!!', []],
])('“near” options stay while “%s” matches them', (typed, names) => {
	for (const locale of ['en', 'ar'] as const) {
		if (/near|قريب/.test(typed) && /[a-z]/.test(typed) !== (locale === 'en')) continue;
		const { near } = buildGroup('', locale);
		expect(near.filter((box) => matchesTyped(box, typed)).map(({ name }) => name)).toEqual(names);
	}
});
