import { expect, test } from 'vitest';
import type { YearSums } from '#domain/money/sums.ts';
import { buildColumn, chooseUnit, computeLaneTop } from './lanes.ts';

const year = (sums: Partial<YearSums>): YearSums => {
	const { down = 0, instalments = 0, delivery = 0, charges = 0 } = sums;
	return { year: 2026, down, instalments, delivery, charges, total: down + instalments + delivery + charges, paid: 0 };
};
const cash = [year({ down: 636 }), year({}), year({})];
const plan = [year({ down: 79 }), year({ instalments: 83, charges: 92 }), year({ instalments: 83 })];

test('a cash home does not flatten a home with instalments', () => {
	expect(computeLaneTop([cash, plan])).toBe(175);
	expect(computeLaneTop([plan])).toBe(175);
});

test('without later payments the largest first payment fills its lane', () => {
	expect(computeLaneTop([cash, [year({ down: 500 })]])).toBe(636);
	expect(computeLaneTop([[]])).toBe(1);
});

test('each home’s first year is its own', () => {
	expect(computeLaneTop([[year({}), year({ down: 900 }), year({ instalments: 40 })]])).toBe(40);
});

test('columns above the lane are torn, others are to scale from the bottom', () => {
	expect(buildColumn(year({ down: 636 }), 175)).toEqual({ blocks: [{ part: 'down', height: 100 }], isTorn: true });
	expect(buildColumn(year({ instalments: 50, charges: 25 }), 100)).toEqual({
		blocks: [
			{ part: 'instalments', height: 50 },
			{ part: 'charges', height: 25 },
		],
		isTorn: false,
	});
	const torn = buildColumn(year({ down: 80, instalments: 40, charges: 10 }), 100);
	expect(torn).toEqual({
		blocks: [
			{ part: 'down', height: 80 },
			{ part: 'instalments', height: 20 },
		],
		isTorn: true,
	});
});

test('the largest year fills the lane, and a year without payment has no blocks', () => {
	expect(buildColumn(year({ instalments: 175 }), 175).isTorn).toBe(false);
	expect(buildColumn(year({}), 175)).toEqual({ blocks: [], isTorn: false });
});

test('chooses a unit by the height of the lane', () => {
	const { unit, write } = chooseUnit(83_000_000);
	expect([unit, write(83_000_000)]).toEqual(['million', 0.83]);
	expect(chooseUnit(2_500_000).unit).toBe('thousand');
	expect(chooseUnit(250_000).unit).toBe('one');
});
