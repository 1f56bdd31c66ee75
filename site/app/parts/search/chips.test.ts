import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildChips } from './chips.ts';
import { searchName } from './search-name.ts';
import type { TextContext } from './value-names.ts';

const context = (locale: Locale) => ({ locale, read: { get: () => null }, t: readTranslator(locale) }) as unknown as TextContext;

test('values with a common name are one chip', () => {
	const said = (filters: object) => buildChips(context('en'), filters).map(({ text, without }) => [text, without]);
	expect(said({ views: ['first_row_sea', 'sea'] })).toEqual([['View: Sea', {}]]);
	expect(said({ orientations: ['north', 'north_east', 'north_west'] })).toEqual([['Facing north, north-east, north-west', {}]]);
	expect(said({ floors: [0, 1] }).map(([text]) => text)).toEqual(['Ground floor', '1st floor']);
	expect(said({ floors: [4, 5, 6, 7, 8, 9, 10] }).map(([text]) => text)).toEqual(['4th floor or higher']);
	expect(said({ garden: { from: 1 } })).toEqual([['With a garden', {}]]);
	expect(said({ notTypes: ['villa'], inCompound: false })).toEqual([
		['Not: Villa', { inCompound: false }],
		['Not in a compound', { notTypes: ['villa'] }],
	]);
});

describe('means', () => {
	const said = (locale: Locale, filters: object) => buildChips(context(locale), filters).map(({ text }) => text);

	test.each([
		[{ instalments: true }, 'By instalments', 'بالتقسيط'],
		[{ years: 1 }, 'Instalments over 1\u00a0year or more', 'تقسيط على سنة فأكثر'],
		[{ years: 2 }, 'Instalments over 2\u00a0years or more', 'تقسيط على سنتين فأكثر'],
		[{ years: 7 }, 'Instalments over 7\u00a0years or more', 'تقسيط على 7\u00a0سنوات فأكثر'],
		[{ years: 12 }, 'Instalments over 12\u00a0years or more', 'تقسيط على 12\u00a0سنة فأكثر'],
		[{ downShare: 10 }, 'Down payment 10% or less', 'مقدم \u206610%\u2069 أو أقل'],
		[{ downShare: 0 }, 'No down payment', 'بدون مقدم'],
		[{ over: { to: 500_000 } }, 'Over: Up to EGP\u00a0500K', 'أوفر حتى 500\u00a0ألف\u00a0ج.م'],
		[{ over: { to: 0 } }, 'No over', 'بدون أوفر'],
		[{ remaining: true }, 'With remaining instalments', 'بأقساط متبقية'],
		[{ remaining: false }, 'Fully paid', 'خالص الثمن'],
	])('%o', (filters, english, arabic) => {
		expect(said('en', filters)).toEqual([english]);
		expect(said('ar', filters)).toEqual([arabic]);
	});

	test('each can be removed alone and is in the search’s name', () => {
		const filters = { downPayment: 500_000, instalments: true, years: 7, downShare: 10 } as const;
		expect(buildChips(context('en'), filters).map(({ without }) => Object.keys(without))).toEqual([
			['instalments', 'years', 'downShare'],
			['downPayment', 'years', 'downShare'],
			['downPayment', 'instalments', 'downShare'],
			['downPayment', 'instalments', 'years'],
		]);
		expect(searchName(context('en'), { years: 7, downShare: 10 })).toMatch(
			/ · Instalments over 7\u00a0years or more · Down payment 10% or less$/,
		);
	});
});
