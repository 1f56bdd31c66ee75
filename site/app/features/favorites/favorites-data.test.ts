import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import { changeSince } from './favorites-data.ts';

const requestIn = (locale: 'en' | 'ar') => ({ locale, t: readTranslator(locale) }) as PageRequest;
const saved = { id: 1, price: 7_850_000, currency: 'EGP', day: '2026-11-12' } as const;

test('a price that fell is good news, one that rose is not, and both say by how much and since when', () => {
	const down = changeSince(requestIn('en'), saved, { price: 7_700_000, currency: 'EGP' });
	expect(down).toEqual({ text: 'Down EGP\u00a0150,000 since you saved it on 12\u00a0Nov', isGood: true });
	expect(changeSince(requestIn('en'), saved, { price: 7_850_001, currency: 'EGP' })).toEqual({
		text: 'Up EGP\u00a01 since you saved it on 12\u00a0Nov',
		isGood: false,
	});
	expect(changeSince(requestIn('ar'), saved, { price: 7_700_000, currency: 'EGP' })?.text).toBe(
		'أقل بـ 150,000\u00a0ج.م منذ حفظته يوم 12\u00a0نوفمبر',
	);
});

test('the same price is said to be the same; fractions of a pound are no change', () => {
	for (const price of [7_850_000, 7_850_000.4])
		expect(changeSince(requestIn('en'), saved, { price, currency: 'EGP' })?.text).toBe('Saved on 12\u00a0Nov, same price today');
});

test('prices in two currencies are not subtracted', () => {
	expect(changeSince(requestIn('en'), saved, { price: 160_000, currency: 'USD' })?.text).toBe(
		'It was EGP\u00a07,850,000 when you saved it on 12\u00a0Nov.',
	);
});
