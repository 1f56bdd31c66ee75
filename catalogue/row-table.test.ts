import { expect, test } from 'vitest';
import { drawFrom } from './random-listings.ts';
import { RowTable } from './row-table.ts';

test('rows are found by their keys while rows come and go', () => {
	const draw = drawFrom(1);
	const keys = new Uint32Array(5000);
	const table = new RowTable((row) => keys[row] as number);
	const present = new Map<number, number>();
	for (let change = 0; change < 60_000; change++) {
		const row = draw.int(1, 4999);
		if (present.has(row)) {
			table.remove(row);
			present.delete(row);
		} else {
			keys[row] = draw.int(0, 0xffffffff);
			table.add(row);
			present.set(row, keys[row] as number);
		}
	}
	for (const [row, key] of present) expect(table.find(key, (found) => found === row)).toBe(row);
	for (let asked = 0; asked < 1000; asked++) {
		const key = draw.int(0, 0xffffffff);
		if (![...present.values()].includes(key)) expect(table.find(key)).toBe(0);
	}
});
