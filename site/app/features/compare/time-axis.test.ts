import { expect, test } from 'vitest';
import type { Payment } from '#domain/money/schedule.ts';
import { createTimeAxis } from './time-axis.ts';

const payment = (kind: Payment['kind'], day: string | null, amount: number): Payment => ({ kind, day, amount, number: null });

const long = [payment('down', '2026-11-15', 100), payment('instalment', '2027-02-15', 50), payment('instalment', '2029-02-15', 50)];
const late = [payment('down', '2027-01-01', 70), payment('maintenance', null, 8)];

test('the axis runs from the first to the last payment of all homes, without gaps', () => {
	expect(createTimeAxis([long, late]).years).toEqual([2026, 2027, 2028, 2029, null]);
});

test('each home has all years, including empty ones', () => {
	const { homes } = createTimeAxis([long, late]);
	expect(homes.map((years) => years.map(({ total }) => total))).toEqual([
		[100, 50, 0, 50, 0],
		[0, 70, 0, 0, 8],
	]);
	expect(homes.map((years) => years.map(({ paid }) => paid))).toEqual([
		[100, 150, 150, 200, 200],
		[0, 70, 70, 70, 78],
	]);
});

test('separates kinds of payment', () => {
	const [first] = createTimeAxis([late]).homes;
	expect(first?.map(({ year, down, charges }) => ({ year, down, charges }))).toEqual([
		{ year: 2027, down: 70, charges: 0 },
		{ year: null, down: 0, charges: 8 },
	]);
});

test('without payments there are no years', () => {
	expect(createTimeAxis([])).toEqual({ years: [], homes: [] });
	expect(createTimeAxis([[]])).toEqual({ years: [], homes: [[]] });
});
