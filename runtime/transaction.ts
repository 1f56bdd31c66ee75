import type { DatabaseSync } from 'node:sqlite';

/** Whole or not at all. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
	database.exec('BEGIN IMMEDIATE');
	try {
		const result = work();
		database.exec('COMMIT');
		return result;
	} catch (error) {
		// A full disk may have rolled it back already.
		if (database.isTransaction) database.exec('ROLLBACK');
		throw error;
	}
}
