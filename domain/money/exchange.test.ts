import { expect, test } from 'vitest';
import { type ExchangeRate, findNewestRates, fromPounds, isStale } from './exchange.ts';

const rate = (more: Partial<ExchangeRate & { id: number }> = {}) => ({
	id: 1,
	currency: 'USD' as const,
	egp_per_unit: 48.5,
	source: 'a bank',
	rated_on: '2026-11-15',
	...more,
});

test('pounds are converted and rounded to three digits', () => {
	expect(fromPounds(6_200_000, rate())).toBe(128_000);
	expect(fromPounds(24_000, rate())).toBe(495);
	expect(fromPounds(88_888, rate({ egp_per_unit: 12.9 }))).toBe(6890);
	expect(fromPounds(0, rate())).toBe(0);
});

test('a rate is fresh for seven days', () => {
	expect(isStale(rate(), '2026-11-22')).toBe(false);
	expect(isStale(rate(), '2026-11-23')).toBe(true);
});

test('the newest rate of a currency is used, in any order of rows', () => {
	const [older, newer] = [rate({ rated_on: '2026-11-01', egp_per_unit: 47 }), rate()];
	const euro = rate({ id: 9, currency: 'EUR', egp_per_unit: 55 });
	for (const rates of [
		[older, euro, newer],
		[newer, euro, older],
	])
		expect(findNewestRates(rates)).toEqual(
			new Map([
				['USD', newer],
				['EUR', euro],
			]),
		);
});

test('of several rates of one day the last saved is used, in any order of rows', () => {
	const [first, last] = [rate({ id: 999, egp_per_unit: 47 }), rate({ id: 1000 })];
	for (const rates of [
		[first, last],
		[last, first],
	])
		expect(findNewestRates(rates).get('USD')).toBe(last);
});
