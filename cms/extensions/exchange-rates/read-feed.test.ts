import { expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

const rates = { USD: 0.0205, KWD: 0.0063, JPY: 3.1 };
const read = (feed: unknown) => {
	const found = readFeed(JSON.stringify(feed));
	return found && { ...found, egpPerUnit: Object.fromEntries(found.egpPerUnit) };
};

test('both shapes give pounds for one unit, of the currencies that visitors can choose', () => {
	const egpPerUnit = { USD: 48.7805, KWD: 158.7302 };
	expect(read({ base: 'EGP', date: '2026-11-16', rates })).toEqual({ rated_on: '2026-11-16', egpPerUnit });
	const moment = Date.parse('2026-11-16T00:00:01Z') / 1000;
	expect(read({ base_code: 'EGP', time_last_update_unix: moment, rates, result: 'success' })).toEqual({
		rated_on: '2026-11-16',
		egpPerUnit,
	});
});

test('a moment counts as its day in Cairo', () => {
	const moment = Date.parse('2026-11-16T22:30:00Z') / 1000;
	expect(read({ base_code: 'EGP', time_last_update_unix: moment, rates })?.rated_on).toBe('2026-11-17');
});

test.each([0, -1, '0.02', null, [0.02], true])('a rate of %j is skipped, the others are read', (USD) => {
	expect(read({ base: 'EGP', date: '2026-11-16', rates: { ...rates, USD } })?.egpPerUnit).toEqual({ USD: null, KWD: 158.7302 });
});

test.each([
	['another base', { base: 'USD', date: '2026-11-16', rates }],
	['no base', { date: '2026-11-16', rates }],
	['no day', { base: 'EGP', rates }],
	['a day that is none', { base: 'EGP', date: '2026-02-30', rates }],
	['a day in other words', { base: 'EGP', date: '16/11/2026', rates }],
	['a moment without end', { base_code: 'EGP', time_last_update_unix: 1e300, rates }],
	['a moment in milliseconds', { base_code: 'EGP', time_last_update_unix: 1_794_870_000_000, rates }],
	['a moment in words', { base_code: 'EGP', time_last_update_unix: '1794870000', rates }],
	['no rates', { base: 'EGP', date: '2026-11-16' }],
	['rates in a list', { base: 'EGP', date: '2026-11-16', rates: [0.02] }],
	['a list', [rates]],
	['nothing', null],
])('rejects %s', (_name, feed) => {
	expect(read(feed)).toBeNull();
});

test.each(['', '<!doctype html>', '{"base":"EGP"', '\u0000', '['.repeat(60_000)])('rejects what is not JSON', (body) => {
	expect(readFeed(body)).toBeNull();
});
