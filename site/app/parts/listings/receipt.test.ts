import { expect, test } from 'vitest';
import { buildReceipt } from './receipt.ts';

test('lists known charges and their sum', () => {
	const receipt = buildReceipt({ price: 7_850_000, maintenance_percent: 8, club_fee: 120_000, parking_fee: 175_000 });
	expect(receipt?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
		['price', 7_850_000],
		['maintenance', 628_000],
		['club', 120_000],
		['parking', 175_000],
	]);
	expect(receipt?.total).toBe(8_773_000);
	expect(receipt?.lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
	expect(receipt?.lines[0]?.share).toBeCloseTo(89.48, 2);
});

test('unknown charges have no line', () => {
	const receipt = buildReceipt({ price: 1_000_000, maintenance_percent: null, club_fee: 50_000, parking_fee: null });
	expect(receipt?.lines.map(({ kind }) => kind)).toEqual(['price', 'club']);
});

test('without charges there is no receipt', () => {
	expect(buildReceipt({ price: 1_000_000, maintenance_percent: null, club_fee: null, parking_fee: 0 })).toBeNull();
});
