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

test('a fact of all homes is one row that says whether it differs', () => {
	expect(written([facts('type=villa beds=4'), facts('type=villa beds=3')])).toEqual([
		{ label: 'type', cells: ['villa', 'villa'], differs: false },
		{ label: 'beds', cells: ['4', '3'], differs: true },
	]);
});

test('a missing fact counts as a difference, and each list keeps its order', () => {
	const rows = written([
		facts('type=a delivery=d'),
		facts('type=a garden=g delivery=d'),
		facts('type=a roof=r garden=g delivery=d area=x'),
	]);
	expect(rows.map(({ label }) => label)).toEqual(['type', 'roof', 'garden', 'delivery', 'area']);
	expect(rows[2]).toEqual({ label: 'garden', cells: ['unknown', 'g', 'g'], differs: true });
	expect(rows[3]?.differs).toBe(false);
});

test('a single home has no differences', () => {
	expect(alignRows([facts('type=a beds=2')]).some(({ differs }) => differs)).toBe(false);
});

test('a home without facts has empty cells', () => {
	expect(written([[], facts('type=a')])).toEqual([{ label: 'type', cells: ['unknown', 'a'], differs: true }]);
	expect(alignRows([[], []])).toEqual([]);
});

test('“does not apply” differs from “unknown”', () => {
	expect(written([facts('pay=cash monthly price=9'), facts('pay=plan monthly=5 price=9'), facts('price=9')])).toEqual([
		{ label: 'pay', cells: ['cash', 'plan', 'unknown'], differs: true },
		{ label: 'monthly', cells: ['inapplicable', '5', 'unknown'], differs: true },
		{ label: 'price', cells: ['9', '9', '9'], differs: false },
	]);
});

test('a fact that applies to no home has no row', () => {
	expect(written([facts('pay=cash monthly'), facts('pay=cash monthly')]).map(({ label }) => label)).toEqual(['pay']);
});
