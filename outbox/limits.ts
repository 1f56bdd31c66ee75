import type { Database } from './database.ts';
import type { Secret } from './secret.ts';

export type Limit = { most: number; withinMs: number };

/** The longest stretch of time that a limit looks back on. */
export const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/** Notes a try and says whether there were not too many. A refused try is not counted: whoever waits is let in again. */
export function allowTry(database: Database, secret: Secret, bucket: string, { most, withinMs }: Limit, now: number): boolean {
	const sealed = secret.seal('bucket', bucket);
	return database.transaction(() => {
		const row = database.one<{ tries: number }>(
			'SELECT count(*) AS tries FROM attempt WHERE bucket = ? AND at > ?',
			sealed,
			now - withinMs,
		);
		if ((row?.tries ?? 0) >= most) return false;
		database.run('INSERT INTO attempt (bucket, at) VALUES (?, ?)', sealed, now);
		return true;
	});
}

export const forgetTries = (database: Database, now: number) => database.run('DELETE FROM attempt WHERE at < ?', now - LONGEST_MS);
