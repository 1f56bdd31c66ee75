import { expect, test } from 'vitest';
import { type CostSettings, costToBuy, costToFinish, costToMoveIn, sumCosts } from './costs.ts';

const nothing: CostSettings = {
	buyer_fee_percent: null,
	registration_from: null,
	registration_to: null,
	lawyer_from: null,
	lawyer_to: null,
	rent_deposit_months: null,
	rent_advance_months: null,
	rent_fee_percent: null,
	finishing_from: null,
	finishing_to: null,
};

test('buying from an owner costs the price, our fee, registration and a lawyer', () => {
	const costs = costToBuy(4_000_000, [], {
		...nothing,
		buyer_fee_percent: 1.5,
		registration_from: 15_000,
		registration_to: 40_000,
		lawyer_from: 10_000,
	});
	expect(costs.map(({ kind, amount }) => [kind, amount?.low, amount?.high])).toEqual([
		['price', 4_000_000, 4_000_000],
		['fee', 60_000, 60_000],
		['registration', 15_000, 40_000],
		['lawyer', 10_000, 10_000],
	]);
	expect(sumCosts(costs)).toEqual({ low: 4_085_000, high: 4_110_000, isWhole: true });
});

test('what is not known is not counted, and the sum says so', () => {
	const costs = costToBuy(4_000_000, [], { ...nothing, buyer_fee_percent: 1 });
	expect(costs.filter(({ amount }) => amount === null).map(({ kind }) => kind)).toEqual(['registration', 'lawyer']);
	expect(sumCosts(costs)).toEqual({ low: 4_040_000, high: 4_040_000, isWhole: false });
});

test('moving in costs rent in advance, a deposit and our fee', () => {
	const costs = costToMoveIn(20_000, { ...nothing, rent_advance_months: 1, rent_deposit_months: 2, rent_fee_percent: 50 });
	expect(sumCosts(costs)).toEqual({ low: 70_000, high: 70_000, isWhole: true });
});

test('finishing costs so much a square metre', () => {
	expect(costToFinish(100, { ...nothing, finishing_from: 6000, finishing_to: 12_000 })).toEqual({ low: 600_000, high: 1_200_000 });
	expect(costToFinish(100, nothing)).toBeNull();
});
