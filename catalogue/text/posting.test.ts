import { describe, expect, test } from 'vitest';
import { drawFrom } from '../random-listings.ts';
import { Posting } from './posting.ts';

/** Rows of a posting, by marking all of them. */
function rowsOf(posting: Posting, most: number): number[] {
	const scores = new Uint8Array(most + 2);
	const raised = posting.mark(
		Uint32Array.from({ length: most + 1 }, (_, row) => row + 1),
		scores,
		5,
	);
	const rows = [...scores.entries()].flatMap(([slot, score]) => (score === 5 ? [slot - 1] : []));
	expect(raised).toBe(rows.length);
	return rows;
}

const filled = (rows: readonly number[]) => {
	const posting = new Posting();
	for (const row of rows) posting.add(row);
	return posting;
};

/** Rows that rise by gaps of up to so many. */
const rising = (seed: number, count: number, gap: number) => {
	const draw = drawFrom(seed);
	let row = 0;
	return Array.from({ length: count }, () => {
		row += draw.int(1, gap);
		return row;
	});
};

describe('the rows of a word', () => {
	test.each([
		['few and far between', rising(1, 50, 10_000)],
		['one in a hundred', rising(2, 3000, 200)],
		['one in four', rising(3, 5000, 8)],
		['every one', rising(4, 5000, 1)],
		['dense at first, then rare', [...rising(5, 3000, 1), 200_000, 300_000]],
		['rare at first, then dense', [100_000, ...Array.from({ length: 60_000 }, (_, index) => 100_001 + index)]],
		['dense, rare and dense again', [...rising(6, 3000, 1), 90_000, ...Array.from({ length: 80_000 }, (_, index) => 90_001 + index)]],
	])('%s', (_, rows) => {
		const posting = filled(rows);
		expect(posting.count).toBe(rows.length);
		expect(rowsOf(posting, rows.at(-1) as number)).toEqual(rows);
	});

	test('a higher score stays, and nobody’s slot is not marked', () => {
		const posting = filled([1, 2, 3]);
		const scores = Uint8Array.of(0, 9, 0, 0);
		expect(posting.mark(Uint32Array.of(0, 1, 2, 0), scores, 5)).toBe(1);
		expect([...scores]).toEqual([0, 9, 5, 0]);
	});

	test('rows get other numbers, and those without one go', () => {
		const rows = rising(7, 2000, 5);
		const now = new Uint32Array((rows.at(-1) as number) + 1);
		const kept = rows.filter((_, index) => index % 3 !== 0);
		kept.forEach((row, index) => {
			now[row] = index + 1;
		});
		expect(rowsOf(filled(rows).renumbered(now), kept.length)).toEqual(kept.map((_, index) => index + 1));
	});
});
