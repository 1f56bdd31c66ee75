import { DatabaseSync } from 'node:sqlite';
import { transaction } from '#runtime/transaction.ts';

/** The distance between the ids of copies. */
const ID_STEP = 1_000_000;

/** Fills a replica to the given size with copies of its properties, which differ in id, reference and price. */
export function growReplica(file: string, properties: number): void {
	const database = new DatabaseSync(file);
	database.exec('PRAGMA synchronous = OFF');
	const count = Number(database.prepare("SELECT count(*) AS count FROM document WHERE collection = 'property'").get()?.['count']);
	const documents = database.prepare(`
		INSERT INTO document SELECT collection, CAST(id + $offset AS TEXT), json_set(facts,
			'$.id', id + $offset, '$.reference', json_extract(facts, '$.reference') || $copy, '$.price', json_extract(facts, '$.price') + 500 * $copy), texts
		FROM (SELECT * FROM document WHERE collection = 'property' AND CAST(id AS INTEGER) < ${ID_STEP} ORDER BY CAST(id AS INTEGER) LIMIT $limit)`);
	const listings = database.prepare(`
		INSERT INTO listing SELECT collection, field, target, rank, CAST(id + $offset AS TEXT), visible_from, visible_until
		FROM listing WHERE collection = 'property' AND CAST(id AS INTEGER) < ${ID_STEP}
		AND EXISTS (SELECT 1 FROM document WHERE document.collection = 'property' AND document.id = CAST(listing.id + $offset AS TEXT))`);
	transaction(database, () => {
		for (let copy = 1, left = properties - count; left > 0; copy++, left -= count) {
			documents.run({ offset: copy * ID_STEP, copy, limit: Math.min(count, left) });
			listings.run({ offset: copy * ID_STEP });
		}
	});
	database.close();
}
