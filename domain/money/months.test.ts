import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from './months.ts';

test.each([
	['2026-11-15', 3, '2027-02-15'],
	['2026-12-31', 1, '2027-01-31'],
	['2027-01-31', 1, '2027-02-28'],
	['2028-01-31', 1, '2028-02-29'],
	['2026-08-31', 3, '2026-11-30'],
	['2026-11-30', 3, '2027-02-28'],
	['2026-11-15', 0, '2026-11-15'],
	['2026-11-15', 144, '2038-11-15'],
])('%s and %i months is %s', (day, months, expected) => {
	expect(addMonths(day, months)).toBe(expected);
});

test('always gives the same date in the right month, or its last day', () => {
	const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
	fc.assert(
		fc.property(days, fc.integer({ min: 0, max: 360 }), (date, months) => {
			const result = addMonths(date.toISOString().slice(0, 10), months);
			const monthsApart = (Number(result.slice(0, 4)) - date.getUTCFullYear()) * 12 + Number(result.slice(5, 7)) - 1 - date.getUTCMonth();
			expect(monthsApart).toBe(months);
			expect(Number(result.slice(8))).toBeLessThanOrEqual(date.getUTCDate());
			const isLastOfMonth = new Date(Date.parse(result) + 86_400_000).getUTCDate() === 1;
			expect(Number(result.slice(8)) === date.getUTCDate() || isLastOfMonth).toBe(true);
		}),
	);
});
