import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { amountName } from '#app/parts/search/value-names.ts';
import { readTranslator } from '#site/server/words.ts';
import { amountLabels, formatAmount } from './amount-labels.ts';

const request = (locale: 'en' | 'ar') => ({ locale, t: readTranslator(locale) }) as PageRequest;
const said = [1, 2, 3, 6, 10, 11, 8.5, 103, 120].map((millions) => millions * 1_000_000);
const arabic = ['مليون', '2 مليون', '3 ملايين', '6 ملايين', '10 ملايين', '11 مليون', '8.5 مليون', '103 ملايين', '120 مليون'];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('formats millions alike in the browser, in filters and on pins', () => {
	const words = amountLabels(request('ar'));
	expect(said.map((amount) => plain(formatAmount(amount, words)))).toEqual(arabic);
	expect(said.map((amount) => plain(amountName(request('ar'), amount)))).toEqual(arabic);
	expect(said.map((amount) => plain(createFormats(request('ar')).short(amount)))).toEqual(arabic);
});

test('keeps “million” in English', () => {
	const words = amountLabels(request('en'));
	expect([1_000_000, 6_000_000, 8_250_000, 850_000, 900].map((amount) => plain(formatAmount(amount, words)))).toEqual([
		...['1 million', '6 million', '8.25 million', '850 thousand', ''],
	]);
});
