import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('counts calendar days', () => {
	expect(daysUntil('2026-11-15', '2026-11-15')).toBe(0);
	expect(daysUntil('2026-11-27', '2026-11-15')).toBe(12);
	expect(daysUntil('2026-11-14', '2026-11-15')).toBe(-1);
});

test('uses the date in Cairo', () => {
	expect(daysUntil('2026-11-20T21:59:00Z', '2026-11-15')).toBe(5);
	expect(daysUntil('2026-11-20T22:00:00Z', '2026-11-15')).toBe(6);
	expect(daysUntil('2026-07-20T21:00:00Z', '2026-07-15')).toBe(6);
});

test('handles days with a clock change', () => {
	expect(daysUntil('2027-05-01', '2027-04-28')).toBe(3);
	expect(daysUntil('2026-11-01', '2026-10-28')).toBe(4);
});
