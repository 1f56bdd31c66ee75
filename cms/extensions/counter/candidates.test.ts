import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { wordKeys } from '../../../domain/counter/keys.ts';
import { readQuestion } from '../../../domain/counter/question.ts';
import type { Database } from '../hook.ts';
import { findCandidates } from './candidates.ts';

const file = new DatabaseSync(':memory:');
file.exec('CREATE TABLE counter_index (collection TEXT, item INTEGER, agent INTEGER, key TEXT)');
const insert = file.prepare('INSERT INTO counter_index VALUES (?, ?, ?, ?)');
const database = Object.assign(() => {}, {
	raw: async (sql: string, bindings: (string | number)[] = []) => file.prepare(sql).all(...bindings),
	client: { config: { client: 'sqlite3' } },
}) as unknown as Database;
afterAll(() => file.close());

const HOMES = 4000;
const index = (item: number, name: string) => {
	for (const key of wordKeys(name)) insert.run('property', item, item === 7 ? 3 : 4, key);
};
for (let item = 1; item <= HOMES; item++)
	index(item, ['villa garden', ...(item === 1 ? ['lake'] : []), ...(item % 1000 === 0 ? ['pool'] : [])].join(' '));

const find = (words: string, rows: number, whose = { agent: null as number | null, isAlone: false }) =>
	findCandidates(database, 'property', readQuestion(words), whose, { candidates: 100, rows });

test('finds all rows if the rarest word was examined completely', async () => {
	expect(await find('villa pool', 2500)).toEqual({ ids: [4000, 3000, 2000, 1000], isAll: true });
	expect(await find('villa lake garden', 2500)).toEqual({ ids: [1], isAll: true });
	expect(await find('villa nowhere', 2500)).toEqual({ ids: [], isAll: true });
});

test('reports when it was not', async () => {
	const near = await find('villa garden', 50);
	expect([near.ids.length, near.isAll]).toEqual([50, false]);
	expect((await find('villa', 2500)).isAll).toBe(false);
});

test('an agent’s own rows come first, or alone if the agent may read no others', async () => {
	expect((await find('villa', 2500, { agent: 3, isAlone: false })).ids.slice(0, 2)).toEqual([7, 4000]);
	expect(await find('villa', 25, { agent: 3, isAlone: true })).toEqual({ ids: [7], isAll: true });
	expect(await find('villa', 25, { agent: null, isAlone: true })).toEqual({ ids: [], isAll: true });
});
