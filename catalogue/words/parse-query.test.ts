import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import arabic from './cases/arabic.json' with { type: 'json' };
import arabizi from './cases/arabizi.json' with { type: 'json' };
import english from './cases/english.json' with { type: 'json' };
import { sampleKnowledge } from './cases/sample.ts';
import { type Chip, mergeFilters } from './chips.ts';
import { LONGEST_QUERY, parseQuery } from './parse-query.ts';

const TODAY = '2026-11-15';
const read = (text: string) => parseQuery(text, sampleKnowledge, TODAY);
const saidIn = (text: string, { stretches }: Chip) => stretches.map(({ start, end }) => text.slice(start, end));
const queries = [...arabic, ...english, ...arabizi].map(({ say }) => say);

describe('chips', () => {
	test('have their positions in the text', () => {
		const text = '3ayz sho2a 3 rooms fel tagamo3 ta7t 8 million please';
		expect(read(text).chips.map((chip) => saidIn(text, chip))).toEqual([['sho2a'], ['3 rooms'], ['tagamo3'], ['ta7t 8 million']]);
	});

	test('include a wider place that only locates the narrower', () => {
		const text = 'flat in Fifth Settlement, New Cairo';
		expect(read(text).chips.map((chip) => saidIn(text, chip))).toEqual([['flat'], ['Fifth Settlement', 'New Cairo']]);
	});

	test('together make up the filters', () => {
		for (const text of queries) expect(mergeFilters(read(text).chips), text).toEqual(read(text).filters);
	});

	test('can be removed from the text one by one', () => {
		for (const text of queries) {
			const { chips } = read(text);
			for (const chip of chips) {
				// Renting and land change how numbers are read, so these chips cannot be removed alone.
				if (chip.filters.purpose || chip.filters.types) continue;
				const without = chip.stretches.reduce(
					(left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
					text,
				);
				expect(read(without).filters, without).toEqual(mergeFilters(chips.filter((other) => other !== chip)));
			}
		}
	});
});

describe('any text', () => {
	const pieces = fc.constantFrom(
		...queries.flatMap((text) => text.split(' ')),
		'-',
		'+',
		'%',
		',',
		'،',
		'.',
		'٫',
		'  ',
		'\u200F',
		'🏠',
		'8',
		'1.5',
		'٢٠٢٧',
	);
	const anything = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 10_000 }),
		fc.string({ unit: 'grapheme', maxLength: 1000 }),
		fc.array(pieces, { maxLength: 400 }).map((words) => words.join(' ')),
		fc.array(pieces, { maxLength: 400 }).map((words) => words.join('')),
	);

	test('is parsed without failing, and positions lie within it', () => {
		fc.assert(
			fc.property(anything, (text) => {
				const { chips, text: rest, filters } = read(text);
				expect(mergeFilters(chips)).toEqual(filters);
				expect(rest.length).toBeLessThanOrEqual(LONGEST_QUERY * 2);
				const stretches = chips.flatMap((chip) => chip.stretches).toSorted((a, b) => a.start - b.start);
				for (const [index, { start, end }] of stretches.entries()) {
					expect(start).toBeGreaterThanOrEqual(stretches[index - 1]?.end ?? 0);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(Math.min(text.length, LONGEST_QUERY));
				}
			}),
			{ numRuns: 300 },
		);
	});

	test('gives the same result every time', () => {
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 20 }), (words) => {
				expect(read(words.join(' '))).toEqual(read(words.join(' ')));
			}),
			{ numRuns: 100 },
		);
	});

	test('is cut at the maximum length', () => {
		const start = 'villa maadi ';
		const endless = start + 'شقة 3 rooms under '.repeat(60_000);
		expect(endless.length).toBeGreaterThan(1_000_000);
		expect(read(endless)).toEqual(read(endless.slice(0, LONGEST_QUERY)));
	});

	/** Worst cases: every word nearly a name, every number nearly a range. */
	test.each([
		['unknown words', 'qwertyuiopas '],
		['words in one', 'villaflatoffice'],
		['near names', 'tagamo4 maadl zamalak '],
		['numbers', '12 '],
		['ranges', '5 - '],
		['roles', 'down 5k monthly '],
		['units', 'rooms 2 baths '],
		['articles', 'el el el el '],
		['signs', '+-%'],
		['one letter', 'ا'],
	])(
		'takes time in proportion to its length: %s',
		async (_, piece) => {
			const time = (length: number) => {
				const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
				const times = Array.from({ length: 7 }, () => {
					const start = performance.now();
					read(text);
					return performance.now() - start;
				});
				return Math.min(...times);
			};
			// A busy machine may slow one of the two runs, but a quadratic time of 400 instead of 20 shows every time.
			await vi.waitFor(() => expect(time(10_000)).toBeLessThan(Math.max(20 * 2 * time(LONGEST_QUERY / 2), 50)), 60_000);
		},
		90_000,
	);
});

test.each([
	['under 999999999999 million', {}],
	['شقة تحت 999999999 مليون', { types: ['apartment'] }],
	['under 9 billion', {}],
])('%s: an impossible amount stays text, and sets no filter', (text, filters) => {
	expect(read(text).filters).toEqual(filters);
	expect([read(text).text, ...read(text).notes.map((note) => note.text)].join()).toMatch(/9/);
});

test('ولا continues a negation, also across a place or something that cannot be excluded', () => {
	expect(read('مش عايز فيلا في الساحل ولا شاليه').filters).toMatchObject({ notTypes: ['villa', 'chalet'] });
	expect(read('شقة مش في الساحل ولا القاهرة الكبرى')).toMatchObject({
		filters: { types: ['apartment'], notLocations: [expect.any(Number)] },
		notes: [{ why: 'negated', text: 'ولا القاهرة الكبرى' }],
	});
	expect(read('شقة مش في الساحل ولا القاهرة الكبرى').filters.regions).toBeUndefined();
});
