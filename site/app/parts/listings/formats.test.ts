import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { createFormats } from './formats.ts';

const formatsIn = (locale: 'en' | 'ar') => createFormats({ locale, t: readTranslator(locale) });

test('shortens large sums, in words where a letter could mean metres', () => {
	const [english, arabic] = [formatsIn('en'), formatsIn('ar')];
	expect([950, 48_000, 48_250, 1_000_000, 8_550_000].map(english.short)).toEqual(['950', '48K', '48.3K', '1M', '8.6M']);
	expect([48_000, 8_500_000].map(arabic.short)).toEqual(['48\u00a0ألف', '8.5\u00a0مليون']);
});

test('places the currency by language', () => {
	expect(formatsIn('en').moneyText(formatsIn('en').money(7_850_000, 'EGP'))).toBe('EGP\u00a07,850,000');
	expect(formatsIn('ar').moneyText(formatsIn('ar').money(7_850_000, 'EGP'))).toBe('7,850,000\u00a0ج.م');
});

test('keeps the percent sign at its end, also after Arabic letters', () => {
	expect(formatsIn('en').percent(7.5)).toBe('7.5%');
	expect(formatsIn('ar').percent(10)).toBe('\u206610%\u2069');
});

test('shows moments in Cairo time', () => {
	const { date, time } = formatsIn('en');
	expect([date('2026-11-20T22:30:00Z', 'long'), time('2026-11-20T22:30:00Z')]).toEqual(['21\u00a0November 2026', '12:30\u00a0am']);
	expect(formatsIn('ar').date('2026-11-12', 'short')).toBe('12\u00a0نوفمبر');
});

test('names floors from the ground floor on', () => {
	const [english, arabic] = [formatsIn('en'), formatsIn('ar')];
	expect([-1, 0, 1, 2, 3, 11, 22].map(english.floor)).toEqual(['Basement', 'Ground', '1st', '2nd', '3rd', '11th', '22nd']);
	expect([-1, 0, 3, 11, 20, 22].map(arabic.floor)).toEqual(['بدروم', 'الأرضي', 'الثالث', 'الحادي عشر', 'العشرون', '22']);
});

test('sizes, hours and ranges keep their units', () => {
	const [english, arabic] = [formatsIn('en'), formatsIn('ar')];
	expect([english.squareMetres(198), english.squareMetres(120, 343)]).toEqual(['198\u00a0m²', '120–343\u00a0m²']);
	expect(arabic.squareMetres(120, 343)).toBe('\u2067\u200f120–343\u2069\u00a0م²');
	expect(arabic.range(arabic.clock('10:00'), arabic.clock('19:00'))).toBe('\u2067\u200f10:00\u00a0ص\u00a0– 7:00\u00a0م\u2069');
	expect(english.range(english.clock('10:00'), english.clock('19:00'))).toBe('10:00\u00a0am\u00a0– 7:00\u00a0pm');
	expect(['00:00', '12:00', '14:00'].map(english.clock)).toEqual(['12:00\u00a0am', '12:00\u00a0pm', '2:00\u00a0pm']);
	expect([english.change(-4.2), english.percent(-6)]).toEqual(['−4.2%', '−6%']);
});
