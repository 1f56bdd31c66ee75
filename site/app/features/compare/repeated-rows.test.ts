import { expect, test } from 'vitest';
import type { Cell, Row } from './aligned-rows.ts';
import { leaveOutRepeated } from './repeated-rows.ts';

const row = (label: string, ...values: (string | null)[]): Row => ({
	label,
	cells: values.map((value): Cell => (value === null ? { missing: 'inapplicable' } : { value })),
	differs: true,
	best: null,
});
const labels = (...rows: Row[]) => leaveOutRepeated(rows, [['All-in', 'Cost to buy']]).map(({ label }) => label);

test('of two rows with equal amounts the first stays', () => {
	expect(labels(row('Price', '1', '2'), row('All-in', 'EGP 3', '4'), row('Cost to buy', 'EGP\u00a03', '4'))).toEqual(['Price', 'All-in']);
});

test('drops a row whose amounts are all in the other', () => {
	expect(labels(row('All-in', '3', null), row('Cost to buy', '3', '5'))).toEqual(['Cost to buy']);
	expect(labels(row('All-in', '3', '4'), row('Cost to buy', '3', null))).toEqual(['All-in']);
});

test('keeps both rows when one home differs', () => {
	expect(labels(row('All-in', '3', '4'), row('Cost to buy', '3', '5'))).toEqual(['All-in', 'Cost to buy']);
});
