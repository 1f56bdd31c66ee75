import { expect, test } from 'vitest';
import { countMonthsLate, readDeliveryRecord } from './delivery-record.ts';

test.each([
	['2024-06-01', '2024-06-01', 0],
	['2024-06-01', '2024-06-14', 0],
	['2024-06-01', '2024-05-20', 0],
	['2024-06-01', '2024-07-01', 1],
	['2024-06-01', '2025-06-01', 12],
	['2024-06-01', '2024-04-01', -2],
])('promised for %s and delivered on %s is %i months late', (promised, given, months) => {
	expect(countMonthsLate(promised, given)).toBe(months);
});

const late = (months: number) => ({
	promisedOn: '2020-01-15',
	deliveredOn: new Date(Date.UTC(2020, months, 15)).toISOString().slice(0, 10),
});

test('counts compounds on time or early, and takes the median delay', () => {
	expect(readDeliveryRecord([late(11), late(0), late(-1)])).toEqual({ delivered: 3, onTime: 2, medianMonthsLate: 0 });
	expect(readDeliveryRecord([late(4), late(8)])).toEqual({ delivered: 2, onTime: 0, medianMonthsLate: 6 });
});

test('a developer who delivered nothing yet has no record', () => {
	expect(readDeliveryRecord([])).toBeNull();
});
