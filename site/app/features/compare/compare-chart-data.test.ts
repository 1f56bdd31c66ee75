import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { readTranslator } from '#site/server/words.ts';
import { compareChart } from './compare-chart-data.ts';

const request = { locale: 'en', t: readTranslator('en'), read: { many: () => [] } } as unknown as PageRequest;
const home = (id: number, changes: Partial<Property>) =>
	({
		...{ id, reference: `R-${id}`, status: 'published', purpose: 'sale', market: 'resale', currency: 'EGP', ready: true },
		...{ price: 5_000_000, list_price: 5_000_000, payment_plans: [], delivery_date: null, expires_on: null },
		...{ maintenance_percent: null, club_fee: null, parking_fee: null, paid_amount: null, over_amount: null, remaining_amount: null },
		...{ remaining_until: null, instalment_amount: null, instalment_frequency: null, transfer_fee_percent: null },
		...{ translations: { en: { name: `Home ${id}` } }, ...changes },
	}) as unknown as Property;
const takeover = home(1, {
	...{ paid_amount: 1_600_000, over_amount: 400_000, remaining_amount: 3_000_000, remaining_until: '2028-11-15' },
	...{ instalment_amount: 375_000, instalment_frequency: 'quarterly', transfer_fee_percent: 2 },
});

test('a takeover pays the owner this year and the developer in later years', () => {
	const chart = compareChart(request, [takeover, home(2, {})], '2026-11-15');
	expect(chart?.table.rows.map(({ year, cells }) => [year, ...cells])).toEqual([
		['2026', '2,100,000', '5,000,000'],
		['2027', '1,500,000', ''],
		['2028', '1,500,000', ''],
	]);
	expect(chart?.table.totals).toEqual(['5,100,000', '5,000,000']);
	expect([chart?.table.total, chart?.table.note]).toEqual(['Total', 'Totals of resale properties are before our fee and legal costs.']);
	expect(chart?.homes.map(({ plan }) => plan)).toEqual(['To the developer until Nov 2028', 'Cash']);
	expect(chart?.legend.map(({ text }) => text)).toEqual(['Paid first: down payment, cash, or to the owner', 'Instalments']);
});

test('without a takeover its words are not shown', () => {
	const chart = compareChart(request, [home(2, {})], '2026-11-15');
	expect(chart?.lead).not.toContain('owner');
	expect(chart?.legend.map(({ text }) => text)).toEqual(['Down payment, or cash']);
});

test('a payment above the lane is torn and shows its true amount; a year without payment is empty', () => {
	const chart = compareChart(request, [takeover, home(2, { price: 36_600_000, list_price: 36_600_000 })], '2026-11-15');
	const [instalments, cash] = chart?.homes ?? [];
	expect(cash?.columns.map(({ value, isTorn, blocks }) => [value, isTorn, blocks.length])).toEqual([
		['36.60', true, 1],
		['', false, 0],
		['', false, 0],
	]);
	expect(instalments?.columns.map(({ value, isTorn }) => [value, isTorn])).toEqual([
		['2.10', true],
		['1.50', false],
		['1.50', false],
	]);
	expect(chart?.unit).toBe('EGP million a year, one scale for all');
	expect(chart?.torn).toContain('A torn column');
	expect(compareChart(request, [home(2, {})], '2026-11-15')?.torn).toBeNull();
});
