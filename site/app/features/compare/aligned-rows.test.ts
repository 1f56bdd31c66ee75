import { expect, test } from 'vitest';
import { alignRows, type Cell, type Line } from './aligned-rows.ts';

/** `label=value; …`; a label without `=` is a fact that does not apply. */
const facts = (text: string): Line[] =>
	text.split(' ').map((fact) => {
		const [label = '', value] = fact.split('=');
		return value === undefined ? { label, missing: 'inapplicable' } : { label, value };
	});

const texts = (cells: readonly Cell[]) => cells.map((cell) => ('value' in cell ? cell.value : cell.missing));
const written = (homes: readonly Line[][]) =>
	alignRows(homes).map(({ label, cells, differs }) => ({ label, cells: texts(cells), differs }));

test('what all have is in one row, and says whether it differs', () => {
	expect(written([facts('type=villa beds=4'), facts('type=villa beds=3')])).toEqual([
		{ label: 'type', cells: ['villa', 'villa'], differs: false },
		{ label: 'beds', cells: ['4', '3'], differs: true },
	]);
});

test('what one lacks differs, and the order of each list is kept', () => {
	const rows = written([
		facts('type=a delivery=d'),
		facts('type=a garden=g delivery=d'),
		facts('type=a roof=r garden=g delivery=d area=x'),
	]);
	expect(rows.map(({ label }) => label)).toEqual(['type', 'roof', 'garden', 'delivery', 'area']);
	expect(rows[2]).toEqual({ label: 'garden', cells: ['unknown', 'g', 'g'], differs: true });
	expect(rows[3]?.differs).toBe(false);
});

test('one home alone differs from nothing', () => {
	expect(alignRows([facts('type=a beds=2')]).some(({ differs }) => differs)).toBe(false);
});

test('a home without facts leaves its cells empty', () => {
	expect(written([[], facts('type=a')])).toEqual([{ label: 'type', cells: ['unknown', 'a'], differs: true }]);
	expect(alignRows([[], []])).toEqual([]);
});

test('what does not apply to one home is told from what is not known of it', () => {
	expect(written([facts('pay=cash monthly price=9'), facts('pay=plan monthly=5 price=9'), facts('price=9')])).toEqual([
		{ label: 'pay', cells: ['cash', 'plan', 'unknown'], differs: true },
		{ label: 'monthly', cells: ['inapplicable', '5', 'unknown'], differs: true },
		{ label: 'price', cells: ['9', '9', '9'], differs: false },
	]);
});

test('what applies to none of them has no row', () => {
	expect(written([facts('pay=cash monthly'), facts('pay=cash monthly')]).map(({ label }) => label)).toEqual(['pay']);
});
