import { expect, test } from 'vitest';
import ar from '#app/i18n/messages/ar.json' with { type: 'json' };
import en from '#app/i18n/messages/en.json' with { type: 'json' };
import { createFormats } from './formats.ts';

/** Fills in by hand what the build compiles. */
const formatsIn = (locale: 'en' | 'ar') => {
	const messages = locale === 'en' ? en : ar;
	const t = (key: string, values: Record<string, string | number> = {}) => {
		const [part = '', name = ''] = key.split('.');
		const text = (messages as unknown as Record<string, Record<string, string>>)[part]?.[name] ?? key;
		return text.replace(/\{(\w+)\}/g, (_, value) => String(values[value]));
	};
	return createFormats({ locale, t: t as never });
};

test('large sums are said short, in words where one letter could mean a metre', () => {
	const [english, arabic] = [formatsIn('en'), formatsIn('ar')];
	expect([950, 48_000, 48_250, 1_000_000, 8_550_000].map(english.short)).toEqual(['950', '48K', '48.3K', '1M', '8.6M']);
	expect([48_000, 8_500_000].map(arabic.short)).toEqual(['48 ألف', '8.5 مليون']);
});

test('the currency stands where the language puts it', () => {
	expect(formatsIn('en').moneyText(formatsIn('en').money(7_850_000, 'EGP'))).toBe('EGP 7,850,000');
	expect(formatsIn('ar').moneyText(formatsIn('ar').money(7_850_000, 'EGP'))).toBe('7,850,000 ج.م');
});

test('a percentage keeps its sign at its end, also after Arabic letters', () => {
	expect(formatsIn('en').percent(7.5)).toBe('7.5%');
	expect(formatsIn('ar').percent(10)).toBe('\u206610%\u2069');
});

test('a moment is the day and the hour it is in Cairo', () => {
	const { date, time } = formatsIn('en');
	expect([date('2026-11-20T22:30:00Z', 'long'), time('2026-11-20T22:30:00Z')]).toEqual(['21 November 2026', '0:30']);
	expect(formatsIn('ar').date('2026-11-12', 'short')).toBe('12 نوفمبر');
});
