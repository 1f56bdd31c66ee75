import { expect, test } from 'vitest';
import { cairoMoment, cairoToday, formatCairoDayEnd } from './cairo.ts';

test('the day changes at midnight in Cairo, in summer and in winter', () => {
	expect(cairoToday(new Date('2026-07-01T20:59:59Z'))).toBe('2026-07-01');
	expect(cairoToday(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02');
	expect(cairoToday(new Date('2026-12-01T21:59:59Z'))).toBe('2026-12-01');
	expect(cairoToday(new Date('2026-12-01T22:00:00Z'))).toBe('2026-12-02');
});

test.each(['2026-07-01', '2026-12-01', '2026-04-24', '2026-10-29', '2026-10-30'])('the end of %s is its last second', (day) => {
	const end = new Date(formatCairoDayEnd(day));
	expect(cairoToday(end)).toBe(day);
	expect(formatCairoDayEnd(day)).toMatch(/T23:59:59\+0[23]:00$/);
});

test('a time in Cairo is converted to a moment, in summer and in winter', () => {
	expect(new Date(cairoMoment('2026-07-01', '17:30')).toISOString()).toBe('2026-07-01T14:30:00.000Z');
	expect(new Date(cairoMoment('2026-12-01', '17:30')).toISOString()).toBe('2026-12-01T15:30:00.000Z');
});

test('the offset follows daylight saving', () => {
	expect(formatCairoDayEnd('2026-07-01')).toBe('2026-07-01T23:59:59+03:00');
	expect(formatCairoDayEnd('2026-12-01')).toBe('2026-12-01T23:59:59+02:00');
});
