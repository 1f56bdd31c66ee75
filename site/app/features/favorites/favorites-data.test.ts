import { expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { addEntries, heartValue } from '#app/parts/favorites/entries.ts';
import { standardOutput } from '#runtime/standard-output.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { describeChangeSince, ownList } from './favorites-data.ts';

const requestIn = (locale: 'en' | 'ar') => ({ locale, t: readTranslator(locale) }) as PageRequest;
const saved = { id: 1, price: 7_850_000, currency: 'EGP', day: '2026-11-12' } as const;

const at = (price: number, currency: 'EGP' | 'USD' = 'EGP', ...changed: string[]) => ({
	price,
	currency,
	price_history: changed.map((changed_on) => ({ price, currency, changed_on })),
});

test('describes a price change with both prices, difference and date; only a fall is good news', () => {
	expect(describeChangeSince(requestIn('en'), saved, at(7_700_000))).toEqual({
		prices: 'EGP\u00a07,850,000 → EGP\u00a07,700,000',
		text: 'Down EGP\u00a0150,000 since you saved it on 12\u00a0Nov',
		kind: 'down',
	});
	expect(describeChangeSince(requestIn('en'), saved, at(7_850_001))).toMatchObject({
		text: 'Up EGP\u00a01 since you saved it on 12\u00a0Nov',
		kind: 'up',
	});
	expect(describeChangeSince(requestIn('ar'), saved, at(7_700_000))).toMatchObject({
		prices: 'من 7,850,000\u00a0ج.م إلى 7,700,000\u00a0ج.م',
		text: 'أقل بـ 150,000\u00a0ج.م منذ حفظته يوم 12\u00a0نوفمبر',
	});
});

test('gives the date of the last change where known, and ignores changes before saving', () => {
	expect(describeChangeSince(requestIn('en'), saved, at(7_700_000, 'EGP', '2026-11-01', '2026-11-15')).text).toBe(
		'Down EGP\u00a0150,000 since you saved it on 12\u00a0Nov. Changed on 15\u00a0Nov.',
	);
	expect(describeChangeSince(requestIn('en'), saved, at(7_700_000, 'EGP', '2026-11-01')).text).not.toContain('Changed');
});

test('an unchanged price is called unchanged; fractions of a pound do not count', () => {
	for (const price of [7_850_000, 7_850_000.4])
		expect(describeChangeSince(requestIn('en'), saved, at(price))).toEqual({
			prices: null,
			text: 'Saved on 12\u00a0Nov, same price today',
			kind: 'same',
		});
});

test('shows prices in two currencies without a difference', () => {
	expect(describeChangeSince(requestIn('en'), saved, at(160_000, 'USD'))).toEqual({
		prices: 'EGP\u00a07,850,000 → USD\u00a0160,000',
		text: 'Saved on 12\u00a0Nov',
		kind: 'same',
	});
});

test('when one card fails, others keep their own price change', () => {
	vi.spyOn(standardOutput, 'write').mockImplementation(() => {});
	const { put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put('property', ...[1, 2, 3].map((id) => samples.property(id, { type: id === 1 ? 'chalet' : 'villa', price: id * 1_000_000 })));
	const say = readTranslator('en');
	const t: PageRequest['t'] = (key, values) => {
		if (key === 'type.chalet') throw new Error('There is no message');
		return say(key, values);
	};
	const url = new URL('http://site/favorites');
	const request = { locale: 'en', t, url, read, rate: null, site: { origin: 'http://site', settings: {} } } as unknown as PageRequest;
	const hearts = [1, 2, 3].map((id) => heartValue({ id, price: id * 1_000_000 + 1, currency: 'EGP' }));
	const { homes } = ownList(request, addEntries([], hearts).entries);
	expect(homes.map(({ card, change }) => [card.id, change?.prices])).toEqual([
		[2, 'EGP\u00a02,000,001 → EGP\u00a02,000,000'],
		[3, 'EGP\u00a03,000,001 → EGP\u00a03,000,000'],
	]);
	vi.restoreAllMocks();
});
