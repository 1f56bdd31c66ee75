import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkedKey, codeKeys, nameKeys, phoneKeys, wordKeys } from '#domain/counter/keys.ts';
import { transaction } from '#runtime/transaction.ts';
import { type OwnDirectus, startOwnDirectus } from './peers/own-directus.ts';
import type { BenchOptions } from './run.ts';
import type { Table } from './table.ts';
import { measureSpread } from './timing.ts';

const PROPERTIES = 100_000;
const ROUNDS = 7;
const SLOWEST_MS = 150;
const PAUSE_MS = 300;
const LONG_AGO = '2026-01-01';
const STALE_EVERY = 20;

const firstNames = ['Karim', 'Mona', 'أحمد', 'Sherif', 'Laila', 'Youssef', 'نورهان', 'Tarek', 'هبة', 'Omar'];
const lastNames = ['Mansour', 'Adel', 'الصاوي', 'Fathy', 'Nabil', 'حسن', 'Wahba', 'Zaki', 'البدري', 'Sabry'];
const nameOf = (at: number) => `${firstNames[at % 10]} ${lastNames[Math.floor(at / 10) % 10]}`;
const phoneOf = (at: number) => `+2010${String(20_000_000 + at * 7).padStart(8, '0')}`;

const questions: Record<string, object> = {
	'a phone, all of it': { words: '0100 2000 700' },
	'a phone, its last digits': { words: '70007' },
	'a name and part of a phone': { words: 'karim 01020' },
	'a name in the other script': { words: 'كريم منصور' },
	'a word that half of all have': { words: 'apartment' },
	'two such words': { words: 'apartment garden' },
	'a code': { words: 'FST-APT-1042' },
	'nothing that is there': { words: 'nobodyiscalledthis' },
	'nothing typed': { words: '' },
	'stale prices': { words: '', filters: { stale: true } },
};

/** The one box of staff at its full size: homes with an owner each, asked over HTTP as an administrator, who may see all of them. */
export async function counterBench({ folder }: BenchOptions): Promise<Table> {
	const directus = await startOwnDirectus(join(folder, 'counter'), PROPERTIES);
	try {
		fillIndex(join(folder, 'counter', 'directus', 'directus.db'));
		const rows = [];
		for (const [what, question] of Object.entries(questions)) {
			await untilWarm(directus, question);
			const times: number[] = [];
			for (let round = 0; round < ROUNDS; round++) {
				const since = performance.now();
				const answer = await ask(directus.url, directus.adminToken, question);
				await answer.text();
				if (!answer.ok) throw new Error(`the counter answered ${answer.status}`);
				times.push(performance.now() - since);
				// Nobody may ask faster than they can type.
				await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
			}
			rows.push({ what, unit: 'ms', figures: [{ value: measureSpread(times).p50, most: SLOWEST_MS }] });
		}
		return { title: 'Counter', columns: [PROPERTIES.toLocaleString('en')], rows, notes: [] };
	} finally {
		await directus.stop();
	}
}

/** While its database was filled Directus closed the connections from before: the first to use one of them fails. */
async function untilWarm({ url, adminToken }: OwnDirectus, question: object): Promise<void> {
	for (let attempt = 0; attempt < 10; attempt++) {
		const answer = await ask(url, adminToken, question).catch(() => null);
		if (answer?.ok) return void (await answer.text());
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}

const ask = (url: string, token: string, question: object) =>
	fetch(`${url}/counter`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		body: JSON.stringify(question),
	});

/** As the extension would write it, without the quarter of an hour that it takes through Directus: an owner for each home, and the keys of both. */
function fillIndex(file: string): void {
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	database.exec('PRAGMA busy_timeout = 20000; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
	database.exec('DELETE FROM property_private');
	const owner = database.prepare('INSERT INTO property_private (id, property, owner_name, owner_phone) VALUES (?, ?, ?, ?)');
	const index = database.prepare('INSERT INTO counter_index (collection, item, agent, key) VALUES (?, ?, ?, ?)');
	const texts = database.prepare('SELECT name FROM property_translations WHERE property_id = ?');
	database.prepare('UPDATE property SET price_checked_on = ? WHERE id % ? = 0').run(LONG_AGO, STALE_EVERY);
	const homes = database.prepare('SELECT id, reference, agent, status, price_checked_on FROM property').all();
	transaction(database, () => {
		homes.forEach(({ id, reference, agent, status, price_checked_on: checked }, at) => {
			const days = status === 'published' ? [checkedKey(checked === null ? null : String(checked))] : [];
			const names = texts.all(id ?? null).flatMap(({ name }) => wordKeys(String(name)));
			for (const key of new Set([...codeKeys(String(reference)), ...names, ...days])) index.run('property', id ?? null, agent ?? null, key);
			const [name, phone] = [nameOf(at), phoneOf(at)];
			owner.run(at + 1, id ?? null, name, phone);
			for (const key of [...nameKeys(name), ...phoneKeys(phone)]) index.run('property_private', at + 1, agent ?? null, key);
		});
	});
	database.exec('ANALYZE');
	database.close();
}
