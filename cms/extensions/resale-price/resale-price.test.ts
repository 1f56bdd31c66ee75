import { expect, test } from 'vitest';
import { computeResalePrice } from './resale-price.ts';

const resale = { purpose: 'sale', market: 'resale', paid_amount: 2_600_000, over_amount: 500_000, remaining_amount: '4200000.00' };
const findProblem = (changed: Record<string, unknown>) => computeResalePrice({ ...resale, ...changed }).problem;

test('the price is paid, over and remaining, from numbers or text', () => {
	expect(computeResalePrice(resale)).toEqual({ price: 7_300_000, problem: null });
	expect(computeResalePrice({ ...resale, over_amount: null, paid_amount: undefined }).price).toBe(4_200_000);
	expect(computeResalePrice({ ...resale, paid_amount: 0.1, over_amount: 0.2, remaining_amount: 1 }).price).toBe(1.3);
});

test('an owner may sell at a loss, but not ask for less than nothing', () => {
	expect(computeResalePrice({ ...resale, over_amount: -600_000 }).price).toBe(6_200_000);
	expect(computeResalePrice({ ...resale, over_amount: -2_600_000 }).price).toBe(4_200_000);
	expect(findProblem({ over_amount: -2_600_001 })).toMatch(/at a loss.*بخسارة/);
});

test.each([
	['paid_amount', -1],
	['remaining_amount', -1],
	['remaining_amount', 1e11],
	['remaining_amount', 'much'],
	['remaining_amount', [1]],
	['over_amount', Number.POSITIVE_INFINITY],
	['instalment_amount', -5],
	['transfer_fee_percent', 101],
])('%s %s is refused in both languages', (field, value) => {
	expect(findProblem({ [field]: value })).toMatch(/A number from .* · رقم من/);
});

test('everything but a takeover keeps its price', () => {
	for (const changed of [{ purpose: 'rent' }, { market: 'primary' }, { remaining_amount: null }])
		expect(computeResalePrice({ ...resale, ...changed }, 9_000_000)).toEqual({ price: null, problem: null });
});

test('a remaining amount of zero is refused, and has to be left empty', () => {
	for (const remaining_amount of [0, '0', '0.00']) expect(findProblem({ remaining_amount })).toMatch(/leave it empty.*فارغًا/);
});

test('refuses parts that add up to more than any home costs', () => {
	expect(findProblem({ paid_amount: 6e9, over_amount: 0, remaining_amount: 5e9 })).toMatch(/11,000,000,000.*10,000,000,000/);
});

test('refuses a contradicting price and names the right one; accepts the same price, or none', () => {
	for (const said of [1, 9_000_000, 'much', []]) expect(computeResalePrice(resale, said).problem).toMatch(/7,300,000.*7,300,000/);
	for (const said of [7_300_000, '7300000.00', null, undefined, '']) expect(computeResalePrice(resale, said).price).toBe(7_300_000);
});
