import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openPostgresPool } from '#runtime/postgres-pool.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { sharedStoreFor } from '#runtime/test-postgres.ts';
import { databaseFile } from './sqlite-database.ts';
import { enquiry, isShared, openTestOutbox } from './test-outbox.ts';

/** Migrates the folder as a future release would. */
async function upgrade(folder: string, sql: string): Promise<void> {
	const shared = sharedStoreFor(folder);
	if (!shared) return new DatabaseSync(databaseFile(folder)).exec(sql);
	const pool = openPostgresPool(shared.url, shared.waits);
	await pool.use((client) => client.query(sql));
	await pool.close();
}

const added = `ALTER TABLE submission ADD COLUMN weather TEXT; ${isShared ? "UPDATE version SET version = 99 WHERE area = 'outbox'" : 'PRAGMA user_version = 99'}`;
const needed = isShared ? "UPDATE version SET needs = 99 WHERE area = 'outbox'" : 'PRAGMA application_id = 99';

test('an older release works with additive migrations of a later one, and refuses the others', async () => {
	const folder = temporaryFolder();
	const running = openTestOutbox(folder);
	const { outcome } = await running.accept(enquiry(), { key: 'before' });
	expect(outcome).toBe('accepted');
	await upgrade(folder, added);
	expect(await running.accept(enquiry(), { key: 'meanwhile' })).toMatchObject({ outcome: 'accepted' });

	const back = openTestOutbox(folder);
	expect(await back.accept(enquiry(), { key: 'after' })).toMatchObject({ outcome: 'accepted' });
	expect(await back.health()).toMatchObject({ available: true, waiting: 3 });

	await upgrade(folder, needed);
	const keptOut = openTestOutbox(folder);
	expect(await keptOut.accept(enquiry(), { key: 'never' })).toEqual({ outcome: 'unavailable' });
	expect(await keptOut.health()).toMatchObject({ available: false });
});
