import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filters } from '../query.ts';
import { findId, sampleKnowledge, samplePlaces } from './cases/sample.ts';
import type { Counts } from './counting.ts';
import type { PlaceKind } from './places.ts';
import { createSuggest, type Matched } from './suggest.ts';

/** A fixed set of counts: New Cairo has most listings, apartments are the most frequent type, and Delta has none. */
let asked: Filters[] = [];
let version = 1;
const ids = (kind: PlaceKind, number: number) => new Map(samplePlaces.filter((place) => place.kind === kind).map(({ id }) => [id, number]));
function counted(filters: Filters): Counts {
	asked.push(filters);
	const share = filters.types ? (filters.types.includes('apartment') ? 2 : 10) : 1;
	const locations = ids('location', 500 / share).set(findId('location', 'new-cairo'), 900 / share);
	locations.delete(findId('location', 'delta'));
	const types = new Map((['villa', 'apartment', 'studio'] as const).map((type, index) => [type, 300 - 100 * Math.abs(index - 1)]));
	return {
		types,
		regions: ids('region', 700 / share),
		locations,
		areas: ids('area', 100 / share),
		compounds: ids('compound', 20),
		developers: ids('developer', 50),
	};
}

/** Any other filter leaves one of two. */
const count = (filters: Filters) => (Object.keys(filters).every((key) => key === 'purpose' || key === 'types') ? 2 : 1);
const suggest = createSuggest(sampleKnowledge, { of: counted, count, version: () => version });
const at = (typed: string, locale: 'en' | 'ar' = 'en') => suggest(typed, locale, '2026-11-15');
const marked = ({ text, stretch: { start, end } }: Matched) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
const names = (list: { place: { name: { en: string } } }[]) => list.map(({ place }) => place.name.en);

test('suggests places that begin with what was typed, most listings first', () => {
	const { places } = at('tag');
	expect(names(places)[0]).toBe('New Cairo');
	expect(names(places)).toContain('Fifth Settlement');
	expect(places[0]).toMatchObject({ count: 900, filters: { locations: [findId('location', 'new-cairo')] } });
});

test('the typed part is marked in the name, in its own script', () => {
	expect(at('mad').places.map(({ matched }) => marked(matched))).toContain('[Mad]inaty');
	expect(at('التج', 'ar').places.map(({ matched }) => marked(matched))).toContain('[التج]مع الخامس');
	expect(at('tagamo3', 'ar').places.map(({ matched }) => marked(matched))).toContain('[tagamo3]');
	expect(at('3ala').places.map(({ matched }) => marked(matched))).toEqual(['[3ala]mein']);
	expect(at('el gou').places.map(({ matched }) => marked(matched))).toEqual(['El [Gou]na']);
});

test.each([
	['معا', 'Maadi'],
	['ma3', 'Maadi'],
	['zamalk', 'Zamalek'],
	['tagmo', 'New Cairo'],
	['sheikh z', 'Sheikh Zayed'],
	['الشيخ ز', 'Sheikh Zayed'],
	['hekm', 'Ras El Hekma'],
	['north cost', 'North Coast'],
	['near cairo', 'Cairo'],
])('%s suggests %s', (typed, name) => expect(names(at(typed).places)).toContain(name));

test.each(['maadi', 'ma3adi', 'المعادي'])('a completely typed name comes first: %s', (typed) =>
	expect(names(at(typed).places)[0]).toBe('Maadi'),
);

test.each(['maa', '2 bedroom maa'])('a name that begins exactly as typed comes before one that is only folded alike: %s', (typed) => {
	const places = names(at(typed).places);
	expect(places.slice(0, 2).toSorted()).toEqual(['Maadi', 'Maadi Sarayat']);
});

test.each(['nwe cairo', 'new ciaro', 'villa in nwe cairo'])('a name with a typo comes before names without the word: %s', (typed) => {
	const { places, stretch } = at(typed);
	expect(names(places)).toEqual(['New Cairo']);
	expect(stretch && typed.slice(stretch.start, stretch.end)).toBe(typed.replace('villa in ', ''));
});

test.each(['شقة في', 'apartment in', 'sho2a fe', 'apartment over 8', 'شقة ٨', 'under 5', 'شقة تحت ٥'])(
	'what only leads up to something is no beginning of it: %s',
	(typed) => {
		const { stretch: _, words: _w, sort: _s, queries: _q, ...groups } = at(typed);
		expect(Object.values(groups).flat()).toEqual([]);
	},
);

test.each(['شقق في', 'apartment in', 'sho2a fe'])('%s suggests the places with most of them', (typed) => {
	const { queries } = at(typed);
	expect(queries[0]).toMatchObject({ types: ['apartment'], place: { name: { en: 'New Cairo' } }, count: 450 });
	expect(queries).toHaveLength(4);
});

test.each(['apartment near', 'شقة جنب', 'apartment in maadi in'])('%s suggests no place', (typed) => {
	expect(at(typed).queries).toEqual([]);
});

test.each(['FST-APT-1079', 'fst apt 1079', 'FST-APT-', 'FST-', 'villa FST-AP'])(
	'%s is a reference code, which is not completed',
	(typed) => {
		const { stretch: _, sort: _s, ...groups } = at(typed);
		expect(Object.values(groups).flat()).toEqual([]);
	},
);

test.each(['apartment not in maa', 'apartment not in', 'شقة مش في المع', 'مش عايز فيلا ولا شا', 'no villa or cha'])(
	'%s asks for what is not wanted: it is not offered',
	(typed) => {
		const { stretch: _, words: _w, sort: _s, notes: _n, ...groups } = at(typed);
		expect(Object.values(groups).flat()).toEqual([]);
	},
);

test.each(['شقة مش أرضي في المع', 'apartment not ground floor maa', 'not furnished maa'])(
	'%s: behind what is not wanted other things are',
	(typed) => {
		expect(names(at(typed).places)).toContain('Maadi');
	},
);

const words = (typed: string, locale: 'en' | 'ar' = 'en') => at(typed, locale).words.map(({ text }) => text);

test('only amounts are completed with millions, in the script that was typed', () => {
	expect(words('8')).toEqual(['8 bedrooms', '8 million']);
	expect(words('8', 'ar')).toEqual(['8 غرف', '8 مليون']);
	expect(words('apartment 8', 'ar')).toEqual(['apartment 8 bedrooms', 'apartment 8 million']);
	for (const typed of ['1079', 'شقة 1079', '1079 mil']) expect(words(typed).join()).not.toMatch(/million|thousand|مليون|ألف/);
});

test('an amount that excludes nothing is not suggested', () => {
	const all = createSuggest(sampleKnowledge, {
		of: counted,
		count: ({ price }) => (price?.to === 500_000_000 ? 9 : price ? 5 : 9),
		version: () => 1,
	});
	const texts = (typed: string) => all(typed, 'en', '2026-11-15').words.map(({ text }) => text);
	expect(texts('villa 500')).not.toContain('villa 500 million');
	expect(texts('villa 20')).toContain('villa 20 million');
});

test('a number after “under” is an amount, not rooms or a place', () => {
	expect(words('شقة تحت 8', 'ar')).toEqual(['شقة تحت 8 ألف']);
	expect(words('apartment under 120').join()).not.toContain('room');
});

test('a region is not suggested beside its location of the same name', () => {
	const alike = createSuggest(sampleKnowledge, { of: () => ({ ...counted({}), regions: ids('region', 500) }), count, version: () => 1 });
	const sharqia = (suggest: typeof alike) => names(suggest('الشرق', 'ar', '2026-11-15').places).filter((name) => name === 'Sharqia');
	expect(sharqia(alike)).toHaveLength(1);
	// Not all of its homes are in that location.
	expect(sharqia(suggest)).toHaveLength(2);
});

test.each([
	['السادات', 'Sadat metro station'],
	['sadat', 'Sadat metro station'],
	['محطة السادات', 'Sadat metro station'],
])('%s finds a station by its name alone', (typed, name) => expect(names(at(typed, 'ar').landmarks)).toContain(name));

test.each([
	['في', 'Faisal'],
	['villa f', 'Faisal'],
	['6', '6th of October'],
	['apartment 6', '6th of October'],
	['r8', 'R8'],
	['8ar', 'Hurghada'],
])('a short word may begin a name: %s', (typed, name) => expect(names(at(typed).places)).toContain(name));

test.each([
	[
		'apartment new cairo 3 b',
		'apartment new cairo 3 bedrooms',
		{ types: ['apartment'], locations: [findId('location', 'new-cairo')], bedrooms: [3] },
	],
	['3 bedr', '3 bedrooms', { bedrooms: [3] }],
	['installm', 'instalments', { instalments: true }],
	['شقة ٣', 'شقة ٣ غرف', { types: ['apartment'], bedrooms: [3] }],
	['down payment 500', 'down payment 500 thousand', { downPayment: 500_000 }],
])('%s is completed to %s', (typed, text, filters) => {
	expect(at(typed).words).toContainEqual({ text, filters, sort: null, count: 1 });
});

test('keeps an earlier place: another one is joined to it or lies in it', () => {
	const [zamalek] = at('maadi or zam').places.filter(({ place }) => place.name.en === 'Zamalek');
	expect(zamalek?.filters).toEqual({ locations: [findId('location', 'maadi')], areas: [findId('area', 'zamalek')] });
	expect(names(at('maadi or degl').places)).toEqual([]);
	expect(names(at('maadi d').places)).toEqual(['Degla']);
	expect(names(at('apartment new cairo b').places)).toEqual([]);
});

test('suggests nothing without listings', () => {
	expect(names(at('delt').places)).not.toContain('Delta');
});

test('compounds and developers have their own groups', () => {
	const { compounds, developers } = at('sarw');
	expect(names(compounds)).toEqual(['Sarw Gardens', 'Sarw Terraces']);
	expect(names(developers)).toEqual(['Sarw Developments']);
});

test.each(['apart', 'flat', 'شق', 'sho2', 'sha2'])('%s suggests apartments', (typed) =>
	expect(at(typed).types[0]?.types).toEqual(['apartment']),
);

test('suggests a type in places that have it', () => {
	const { queries } = at('apartment');
	expect(queries[0]).toMatchObject({ types: ['apartment'], place: { name: { en: 'New Cairo' } }, count: 450 });
	expect(names(queries)).not.toContain('Delta');
});

test('suggests a place with the types it has', () => {
	expect(at('new cai').queries.map(({ types, count }) => [types[0], count])).toEqual([
		['apartment', 300],
		['villa', 200],
		['studio', 200],
	]);
});

test('counts within the earlier words', () => {
	expect(at('villa new cai').places[0]).toMatchObject({
		count: 90,
		filters: { types: ['villa'], locations: [findId('location', 'new-cairo')] },
	});
});

test('counts within the filters that are set, and a new place replaces the earlier one', () => {
	const among: Filters = { purpose: 'rent', types: ['villa'], areas: [findId('area', 'mokattam')] };
	const { places, types } = suggest('new cai', 'en', '2026-11-15', among);
	expect(places[0]).toMatchObject({ count: 90 });
	expect(places[0]?.filters).toEqual({ purpose: 'rent', types: ['villa'], locations: [findId('location', 'new-cairo')] });
	expect(types).toEqual([]);
	expect(suggest('apart', 'en', '2026-11-15', among).types[0]?.filters).toEqual({ ...among, types: ['apartment'] });
});

test('counts are computed once, and again after listings changed', () => {
	version++;
	asked = [];
	at('mokatt');
	at('mokatta');
	expect(asked).toEqual([{}, { areas: [findId('area', 'mokattam')] }]);
	version++;
	at('mokattam');
	expect(asked).toHaveLength(4);
});

test('completes the end of a text with earlier words', () => {
	const typed = '3 bedroom villas for sale in new c';
	const { stretch, places, queries } = at(typed);
	expect(stretch && typed.slice(stretch.start, stretch.end)).toBe('new c');
	expect(names(places)).toEqual(['New Cairo', 'New Capital']);
	expect(queries[0]?.filters).toEqual({ bedrooms: [3], types: ['villa'], purpose: 'sale', locations: [findId('location', 'new-cairo')] });
});

test.each(['', ' ', 'qqqq', '؟؟', 'el'])('“%s” suggests nothing', (typed) => {
	const { stretch: _, sort: _s, ...groups } = at(typed);
	expect(Object.values(groups).flat()).toEqual([]);
});

test('marks always lie within the text', () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: 'binary', maxLength: 150 }), fc.string({ unit: fc.constantFrom(...'مالتجدينة masrel37 ') })),
			(typed) => {
				const { places, compounds, developers, types } = at(typed);
				for (const { matched } of [...places, ...compounds, ...developers, ...types]) {
					expect(matched.stretch.end).toBeGreaterThan(matched.stretch.start);
					expect(matched.stretch.end).toBeLessThanOrEqual(matched.text.length);
				}
			},
		),
	);
});
