import { expect, test } from 'vitest';
import { readKnown } from './read-allowed.ts';

/** Reads from `count` candidates, of which the person may read those for which `isKnown` is true. */
async function read(count: number, enough: number, isKnown: (id: number) => boolean) {
	const all = Array.from({ length: count }, (_, at) => count - at);
	const asked: number[] = [];
	const { rows, isAll } = await readKnown(
		async ({ candidates }) => ({ ids: all.slice(0, candidates), isAll: all.length < candidates }),
		enough,
		async (some) => {
			asked.push(some.length);
			// Deliberately in another order than asked.
			return some
				.filter(isKnown)
				.map((id) => ({ id }))
				.reverse();
		},
	);
	return { ids: rows.map(({ id }) => id), asked, isAll };
}

test('reads as many rows as are counted, and one more to know whether there are others', async () => {
	expect(await read(1000, 3, () => true)).toEqual({ ids: [1000, 999, 998, 997], asked: [4], isAll: true });
	expect(await read(3, 3, () => true)).toEqual({ ids: [3, 2, 1], asked: [3], isAll: true });
	expect(await read(0, 3, () => true)).toEqual({ ids: [], asked: [], isAll: true });
});

test('if rights exclude some candidates, it reads further ones', async () => {
	expect(await read(1000, 2, (id) => id <= 600)).toEqual({ ids: [600, 599, 598], asked: [3, 997], isAll: true });
	expect(await read(5, 2, (id) => id === 1)).toEqual({ ids: [1], asked: [3, 2], isAll: true });
});

test('finds a row after thousands that the person may not read', async () => {
	expect(await read(9000, 100, (id) => id === 1)).toMatchObject({ ids: [1], isAll: true });
});

test('reports if there are too many candidates to examine', async () => {
	expect(await read(20_000, 100, (id) => id === 1)).toMatchObject({ ids: [], isAll: false });
});

test('the answer does not reveal rows that the person may not read', async () => {
	const known = (id: number) => id <= 2;
	expect((await read(900, 2, known)).ids).toEqual((await read(2, 2, known)).ids);
});
