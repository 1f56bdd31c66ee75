import type { DatabaseSync } from 'node:sqlite';

export function transaction<T>(database: DatabaseSync, work: () => T): T {
	database.exec('BEGIN IMMEDIATE');
	try {
		const result = work();
		database.exec('COMMIT');
		return result;
	} catch (error) {
		// SQLite may have rolled back already, for example on a full disk.
		if (database.isTransaction) database.exec('ROLLBACK');
		throw error;
	}
}
