import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

const same: [name: string, ...spellings: string[]][] = [
	['vowel signs and tatweel', 'التجمع', 'التَّجَمُّع', 'التجمـــع', 'تجمع'],
	['forms of alef, ya and ta marbuta', 'الإسكندرية', 'الاسكندريه', 'إسكندرية', 'أسكندرية'],
	['alef maqsura', 'مدينتي', 'مدينتى', 'مدينتی'],
	['hamza', 'زهراء المعادي', 'زهرا المعادى', 'زهرآ المعادي'],
	['composed and decomposed', '\u0622\u064A', '\u0627\u0653\u064A', 'اي'],
	['letters of other keyboards', 'كمبوند', 'کمبوند'],
	['presentation forms', 'شقة', 'ﺷﻘﺔ'],
	['article written on', 'التجمع', 'والتجمع', 'بالتجمع', 'فالتجمع', 'للتجمع'],
	['Arabic-Indic and Persian digits', '1042', '١٠٤٢', '۱۰۴۲', '１０４２'],
	['zero-width and direction characters', 'maadi', 'ma\u200Badi', '\u200Fmaadi\u200E', '\u2068maadi\u2069', 'ma\u00ADadi'],
	['Arabizi ع', 'tagamo3', 'tagamoa', 'TAGAMO3', 'el-tagamo3', 'el tagamoa'],
	['Arabizi ع before a vowel', 'ma3adi', 'maadi', 'Maadi', 'Mâadi'],
	['Arabizi خ', 'so5na', 'sokhna', "so7'na", 'so55na'],
	['Arabizi ح', 'sa7el', 'sahel', 'el sa7el', 'al-sahel'],
	['Arabizi غ', '8ardaqa', 'ghardaqa', "3'arda2a", 'ghardaka'],
	['Arabizi ق', 'sho2a', 'shoqa', 'sho22a', 'shoqqah'],
	['long vowels', 'mohandiseen', 'mohandisin', 'mohandesin'],
	['o and u', 'shorouk', 'shorok', 'shoruk', 'shorook'],
	['doubled letters', 'kattameya', 'katameya', 'katamya'],
	['i and y at the end', 'madinaty', 'madinati', 'madinatee'],
	['ch and sh', 'chalet', 'shalet'],
	['ordinals', '5th settlement', '5 settlement'],
	['instalments in both scripts', 'بالتقسيط', 'ta2seet', 'ta2sit', 'taqseet', 'taksit', 'belta2seet', 'bta2seet', 't2seet'],
	['an instalment in both scripts', 'القسط', '2est', 'qest', 'bel2est'],
	['apostrophes', "maid's room", 'maid’s room', 'maids room'],
];

describe('fold', () => {
	test.each(same)('%s', (_, first, ...others) => {
		for (const other of others) expect(fold(other), other).toEqual(fold(first));
	});

	test('keeps apart what differs', () => {
		const words = ['villa', 'chalet', 'maadi', 'madinaty', 'شقة', 'شقق', 'ألف', '5', '6', 'r7', 'r8', 'over', 'offer'];
		expect(new Set(words.map((word) => fold(word).join(' '))).size).toBe(words.length);
	});

	test('splits words where the script changes and around numbers', () => {
		expect(fold('شقة3غرف,150m2/25k🏠فيلا')).toEqual(['شقه', '3', 'غرف', '150', 'm2', '25', 'k', 'فيلا']);
	});

	test('is idempotent', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(...'abehiklosuyz2357 أإةىاليبتجشقغرف٣') }), (text) => {
				const once = fold(text);
				const latin = once.filter((key) => !/[ء-ي]/.test(key));
				expect(fold(latin.join(' '))).toEqual(latin.filter((key) => key !== 'il' && key !== 'al'));
			}),
		);
	});

	test('accepts any string', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
				for (const key of fold(text)) expect(key).not.toMatch(/^\s*$/);
			}),
		);
	});
});
