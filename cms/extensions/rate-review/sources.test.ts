import { describe, expect, test } from 'vitest';
import { changesRate, changeTexts, isInBothLanguages, lacksSource } from './sources.ts';

const en = { id: 1, exchange_rate_id: 7, languages_code: 'en_US', source: 'Central Bank' };
const ar = { id: 2, exchange_rate_id: 7, languages_code: 'ar_EG', source: 'البنك المركزي' };
const stored = [en, ar];

describe('the source texts of a rate after a change', () => {
	test.each([
		['nothing about them', undefined],
		['their numbers', [1, '2']],
		['one of them again', [{ id: 1, source: 'CBE' }, 2]],
		['changes as Studio sends them', { create: [], update: [{ id: 1, source: 'CBE' }], delete: [] }],
		[
			'texts of its own',
			[
				{ languages_code: 'en_US', source: 'CBE' },
				{ languages_code: { code: 'ar_EG' }, source: 'البنك' },
			],
		],
		['another one for a deleted one', { create: [{ languages_code: { code: 'en_US' }, source: 'CBE' }], delete: ['1'] }],
	])('%s keeps a source in both languages', (_, given) => {
		expect(isInBothLanguages(changeTexts(given, stored))).toBe(true);
	});

	test.each([
		['null', null],
		['an empty list', []],
		['one of two', [1]],
		['a text of another rate', [1, 9]],
		['a deleted one', { delete: [2] }],
		['an emptied one', { update: [{ id: 2, source: '' }] }],
		['a blank one', [1, { id: 2, source: ' ' }]],
		['one language twice', [1, { id: 2, languages_code: 'en_US' }]],
		['one moved away', { update: [{ id: 2, exchange_rate_id: 8 }] }],
		['one moved out of the list', [1, { id: 2, exchange_rate_id: null }]],
		['what is no list', 'none'],
	])('%s does not keep it', (_, given) => {
		expect(isInBothLanguages(changeTexts(given, stored))).toBe(false);
	});

	test('a draft’s text can be filled in while publishing', () => {
		const half = [{ ...en, source: null }, ar];
		expect(isInBothLanguages(changeTexts(undefined, half))).toBe(false);
		expect(isInBothLanguages(changeTexts({ update: [{ id: 1, source: 'CBE' }] }, half))).toBe(true);
	});
});

test.each([
	{ source: '' },
	{ source: ' ' },
	{ source: null },
	{ languages_code: null },
	{ languages_code: 'ar_EG' },
	{ exchange_rate_id: null },
	{ exchange_rate_id: 8 },
])('a rate loses a source by %j', (given) => {
	expect(lacksSource(en, given)).toBe(true);
});

test.each([{ source: 'CBE' }, {}, { languages_code: { code: 'en_US' } }, { exchange_rate_id: '7' }, { exchange_rate_id: { id: 7 } }])(
	'and none by %j',
	(given) => {
		expect(lacksSource(en, given)).toBe(false);
	},
);

test('removing an empty source is allowed', () => {
	expect(lacksSource({ ...en, source: '' }, { source: null })).toBe(false);
	expect(lacksSource({ ...en, languages_code: null }, { exchange_rate_id: null })).toBe(false);
});

test('a text that contains fields of its rate changes the rate', () => {
	expect(changesRate({ exchange_rate_id: { id: 7, status: 'published' } })).toBe(true);
	expect(changesRate({ exchange_rate_id: { id: 7, translations: [] } })).toBe(true);
	for (const rate of [7, null, { id: 7 }]) expect(changesRate({ exchange_rate_id: rate })).toBe(false);
	expect(changesRate({ source: 'CBE' })).toBe(false);
});

test.each(['', ' ', '\u0000', '\u200b', '\u3164\u3164', '\u2800', '-', '.'])('%j is not a source', (source) => {
	expect(isInBothLanguages([en, { ...ar, source }])).toBe(false);
	expect(lacksSource(ar, { source })).toBe(true);
});
