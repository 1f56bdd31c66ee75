import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { nameKeys } from '#domain/counter/keys.ts';
import { found, ids, makeCounterWorld } from '../counter-world.ts';
import { eventually } from '../system.ts';
import { directusFile } from './erasable-person.ts';

const { agent, manager, number, own, other, create } = await makeCounterWorld();

/** Inserts as many rows as an office has after years, directly into the database. */
function withDatabase(work: (database: DatabaseSync) => void): void {
	const database = new DatabaseSync(directusFile, { timeout: 60_000 });
	database.exec('PRAGMA foreign_keys = ON; BEGIN IMMEDIATE');
	work(database);
	database.exec('COMMIT');
	database.close();
}

const filled: { table: string; from: number }[] = [];

/** With later dates than existing rows, so that they come first. Returns the first id. */
function fill(table: string, count: number, name: string, columns: Record<string, number>): number {
	let from = 0;
	withDatabase((database) => {
		from = Number(database.prepare(`SELECT max(id) AS last FROM ${table}`).get()?.['last']) + 1;
		filled.unshift({ table, from });
		const names = ['id', 'name', ...Object.keys(columns)];
		const row = database.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`);
		const index = database.prepare('INSERT INTO counter_index (collection, item, agent, key) VALUES (?, ?, ?, ?)');
		for (let id = from; id < from + count; id++) {
			row.run(id, name, ...Object.values(columns));
			for (const key of nameKeys(name)) index.run(table, id, columns['agent'] ?? null, key);
		}
	});
	return from;
}

afterAll(() =>
	withDatabase((database) => {
		for (const { table, from } of filled) {
			database.prepare(`DELETE FROM ${table} WHERE id >= ? AND name LIKE ?`).run(from, `%${letters('')}`);
			if (table !== 'job_application') database.prepare('DELETE FROM counter_index WHERE collection = ? AND item >= ?').run(table, from);
		}
	}),
);

/** As letters, unique for this run. */
const letters = (salt: string) => `${salt}${[...number].map((digit) => 'bdfgklmnrs'[Number(digit)]).join('u')}`;

test('somebody who asked us is found behind thousands of that name who applied for a job', async () => {
	const name = letters('zo');
	const { person = 0 } = await create('enquiry', { name, phone: `+20109${number}5` });
	await eventually(async () => ids(await found(manager.token, name), 'person').length > 0, 'them in the index');
	const from = fill('person', 3000, name, {});
	withDatabase((database) => {
		const row = database.prepare('INSERT INTO job_application (name, person) VALUES (?, ?)');
		for (let id = from; id < from + 3000; id++) row.run(name, id);
		filled.unshift({ table: 'job_application', from: 1 });
	});
	const answer = await found(manager.token, name, { kind: 'person' });
	expect(ids(answer, 'person')).toEqual([person]);
	expect(answer.isAll).toBe(true);
});

test('an agent’s own are all there is for them, however many others have', async () => {
	const name = letters('qi');
	const { id } = await create('enquiry', { name, phone: `+20109${number}6`, agent: own });
	await eventually(async () => ids(await found(agent.token, name), 'enquiry').length > 0, 'it in the index');
	fill('enquiry', 12_000, name, { agent: other });
	const answer = await found(agent.token, name, { kind: 'enquiry' });
	expect(ids(answer, 'enquiry')).toEqual([id]);
	expect(answer.isAll).toBe(true);
});
