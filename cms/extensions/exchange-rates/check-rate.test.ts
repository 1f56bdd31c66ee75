import { expect, test } from 'vitest';
import { checkRate, findDayProblem } from './check-rate.ts';

const rate = (egp_per_unit = 50) => ({ egp_per_unit, rated_on: '2026-11-16' });

test.each([
	['2026-11-18', 'a day to come'],
	['2026-11-17', null],
	['2026-11-07', null],
	['2026-11-06', 'an old day'],
])('on 17 November the rates of %s: %s', (day, problem) => {
	expect(findDayProblem(day, '2026-11-17')).toBe(problem);
});

test('a row of the same or a newer day is kept', () => {
	expect(checkRate(rate(), { newestDay: '2026-11-15', shown: 50 })).toBeNull();
	expect(checkRate(rate(), { newestDay: '2026-11-16', shown: 50 })).toBe('known');
	expect(checkRate(rate(), { newestDay: '2026-11-17', shown: null })).toBe('known');
});

test('a change of more than a fifth needs a person', () => {
	const shown = { newestDay: '2026-11-15', shown: 50 };
	for (const near of [40, 60]) expect(checkRate(rate(near), shown), `${near}`).toBeNull();
	for (const far of [39.9, 60.1, 0.0001, Number.POSITIVE_INFINITY, Number.NaN])
		expect(checkRate(rate(far), shown), `${far}`).toBe('far_off');
});

test('the first rate of a currency is accepted', () => {
	expect(checkRate(rate(), { newestDay: null, shown: null })).toBeNull();
});
