import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { checkedKey, codeKeys, nameKeys, phoneKeys, wordKeys } from '#domain/counter/keys.ts';
import { transaction } from '#runtime/transaction.ts';

const LONG_AGO = '2026-01-01';
const STALE_EVERY = 20;
const LEAD_EVERY = 10;

const firstNames = ['Karim', 'Mona', 'أحمد', 'Sherif', 'Laila', 'Youssef', 'نورهان', 'Tarek', 'هبة', 'Omar'];
const lastNames = ['Mansour', 'Adel', 'الصاوي', 'Fathy', 'Nabil', 'حسن', 'Wahba', 'Zaki', 'البدري', 'Sabry'];
const makeName = (at: number) => `${firstNames[at % 10]} ${lastNames[Math.floor(at / 10) % 10]}`;
const makePhone = (at: number) => `+2010${String(20_000_000 + at * 7).padStart(8, '0')}`;

/**
 * Writes the index as the extension would, which takes a quarter of an hour through Directus: an owner for each home, enquiries about some,
 * and all keys.
 */
export function fillIndex(file: string): void {
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	database.exec('PRAGMA busy_timeout = 20000; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
	database.exec('DELETE FROM property_private');
	const owner = database.prepare('INSERT INTO property_private (id, property, owner_name, owner_phone) VALUES (?, ?, ?, ?)');
	const lead = database.prepare(
		'INSERT INTO enquiry (id, reference, progress, name, phone, agent, property, date_created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
	);
	const index = database.prepare('INSERT INTO counter_index (collection, item, agent, key) VALUES (?, ?, ?, ?)');
	const texts = database.prepare('SELECT name FROM property_translations WHERE property_id = ?');
	database.prepare('UPDATE property SET price_checked_on = ? WHERE id % ? = 0').run(LONG_AGO, STALE_EVERY);
	const homes = database.prepare('SELECT id, reference, agent, status, price_checked_on FROM property').all();
	transaction(database, () => {
		homes.forEach(({ id, reference, agent, status, price_checked_on: checked }, at) => {
			const write = (collection: string, item: SQLInputValue, keys: string[]) => {
				for (const key of new Set(keys)) index.run(collection, item, agent ?? null, key);
			};
			const days = status === 'published' ? [checkedKey(checked === null ? null : String(checked))] : [];
			const names = texts.all(id ?? null).flatMap(({ name }) => wordKeys(String(name)));
			write('property', id ?? null, [...codeKeys(String(reference)), ...names, ...days]);
			const [name, phone] = [makeName(at), makePhone(at)];
			owner.run(at + 1, id ?? null, name, phone);
			write('property_private', at + 1, [...nameKeys(name), ...phoneKeys(phone)]);
			if (at % LEAD_EVERY > 0) return;
			const number = `PN-${at}`;
			lead.run(at + 1, number, 'new', name, phone, agent ?? null, id ?? null, LONG_AGO);
			write('enquiry', at + 1, [...nameKeys(name), ...phoneKeys(phone), ...codeKeys(number)]);
		});
	});
	database.close();
}
