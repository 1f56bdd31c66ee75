import { expect, test } from 'vitest';
import { findRateProblem } from './rate-problem.ts';

const rate = { currency: 'USD', egp_per_unit: 48.7, rated_on: '2026-11-16', jump_confirmed: false };
const published = { sameDay: false, before: 48.2, hasSource: true };
const find = (changed: Partial<typeof rate>, known: Partial<Parameters<typeof findRateProblem>[1]> = {}) =>
	findRateProblem({ ...rate, ...changed }, { ...published, ...known });

test('accepts a rate near the last one, and the first rate', () => {
	expect(find({})).toBeNull();
	expect(find({ egp_per_unit: 57.8 })).toBeNull();
	expect(find({}, { before: null })).toBeNull();
});

test.each([4.87, 487, 57.9, 38.5])('asks to confirm %s after 48.2, in both languages with both figures', (egp_per_unit) => {
	expect(find({ egp_per_unit })).toMatch(new RegExp(`From 48.2 to ${egp_per_unit} .*من 48.2 إلى ${egp_per_unit} `));
	expect(find({ egp_per_unit, jump_confirmed: true })).toBeNull();
});

test('refuses a second rate of a day, and one without a source, even if a jump is confirmed', () => {
	expect(find({ jump_confirmed: true }, { sameDay: true })).toMatch(/USD has a published rate of 2026-11-16.*منشور/);
	expect(find({ jump_confirmed: true }, { hasSource: false })).toMatch(/where the rate comes from.*مصدر/);
});
