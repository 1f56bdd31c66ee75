import { expect, test } from 'vitest';
import { alignedRows } from './aligned-rows.ts';

const facts = (text: string) =>
	text.split(' ').map((fact) => {
		const [label = '', value = ''] = fact.split('=');
		return { label, value };
	});

test('what all have stands in one row, and says whether it differs', () => {
	expect(alignedRows([facts('type=villa beds=4'), facts('type=villa beds=3')])).toEqual([
		{ label: 'type', cells: ['villa', 'villa'], differs: false },
		{ label: 'beds', cells: ['4', '3'], differs: true },
	]);
});

test('what one lacks differs, and the order of each list is kept', () => {
	const rows = alignedRows([
		facts('type=a delivery=d'),
		facts('type=a garden=g delivery=d'),
		facts('type=a roof=r garden=g delivery=d area=x'),
	]);
	expect(rows.map(({ label }) => label)).toEqual(['type', 'roof', 'garden', 'delivery', 'area']);
	expect(rows[2]).toEqual({ label: 'garden', cells: [null, 'g', 'g'], differs: true });
	expect(rows[3]?.differs).toBe(false);
});

test('one home alone differs from nothing', () => {
	expect(alignedRows([facts('type=a beds=2')]).some(({ differs }) => differs)).toBe(false);
});

test('a home without facts leaves its cells empty', () => {
	expect(alignedRows([[], facts('type=a')])).toEqual([{ label: 'type', cells: [null, 'a'], differs: true }]);
	expect(alignedRows([[], []])).toEqual([]);
});
