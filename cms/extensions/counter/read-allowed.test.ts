import { expect, test } from 'vitest';
import { readKnown } from './read-allowed.ts';

/** So many candidates, of which the person may know those that `isKnown` says. */
async function read(count: number, enough: number, isKnown: (id: number) => boolean) {
	const all = Array.from({ length: count }, (_, at) => count - at);
	const asked: number[] = [];
	const rows = await readKnown(
		async (limit) => all.slice(0, limit),
		enough,
		async (some) => {
			asked.push(some.length);
			// In another order than they were asked for.
			return some
				.filter(isKnown)
				.map((id) => ({ id }))
				.reverse();
		},
	);
	return { ids: rows.map(({ id }) => id), asked };
}

test('no more are read than are counted, and one that says that there are more', async () => {
	expect(await read(1000, 3, () => true)).toEqual({ ids: [1000, 999, 998, 997], asked: [4] });
	expect(await read(3, 3, () => true)).toEqual({ ids: [3, 2, 1], asked: [3] });
	expect(await read(0, 3, () => true)).toEqual({ ids: [], asked: [] });
});

test('where rights leave out some of the first, the others are read', async () => {
	expect(await read(1000, 2, (id) => id <= 600)).toEqual({ ids: [600, 599, 598], asked: [3, 997] });
	expect(await read(5, 2, (id) => id === 1)).toEqual({ ids: [1], asked: [3, 2] });
});

test('that there are rows somebody may not know of shows in nothing', async () => {
	const known = (id: number) => id <= 2;
	expect((await read(900, 2, known)).ids).toEqual((await read(2, 2, known)).ids);
});
