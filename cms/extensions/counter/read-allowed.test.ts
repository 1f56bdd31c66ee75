import { expect, test } from 'vitest';
import { readKnown } from './read-allowed.ts';

/** So many candidates, of which the person may know those that `isKnown` says. */
async function read(count: number, enough: number, isKnown: (id: number) => boolean) {
	const all = Array.from({ length: count }, (_, at) => count - at);
	const asked: number[] = [];
	const { rows, isAll } = await readKnown(
		async ({ candidates }) => ({ ids: all.slice(0, candidates), isAll: all.length < candidates }),
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
	return { ids: rows.map(({ id }) => id), asked, isAll };
}

test('no more are read than are counted, and one that says that there are more', async () => {
	expect(await read(1000, 3, () => true)).toEqual({ ids: [1000, 999, 998, 997], asked: [4], isAll: true });
	expect(await read(3, 3, () => true)).toEqual({ ids: [3, 2, 1], asked: [3], isAll: true });
	expect(await read(0, 3, () => true)).toEqual({ ids: [], asked: [], isAll: true });
});

test('where rights leave out some of the first, the others are read', async () => {
	expect(await read(1000, 2, (id) => id <= 600)).toEqual({ ids: [600, 599, 598], asked: [3, 997], isAll: true });
	expect(await read(5, 2, (id) => id === 1)).toEqual({ ids: [1], asked: [3, 2], isAll: true });
});

test('a row behind thousands that somebody may not know of is found', async () => {
	expect(await read(9000, 100, (id) => id === 1)).toMatchObject({ ids: [1], isAll: true });
});

test('where there are more than anybody looks through, it is said that not all were', async () => {
	expect(await read(20_000, 100, (id) => id === 1)).toMatchObject({ ids: [], isAll: false });
});

test('that there are rows somebody may not know of shows in nothing', async () => {
	const known = (id: number) => id <= 2;
	expect((await read(900, 2, known)).ids).toEqual((await read(2, 2, known)).ids);
});
