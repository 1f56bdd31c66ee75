import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { openStore } from './store.ts';

const folder = temporaryFolder(afterAll);

test('an error after SQLite rolled back by itself, as on a full disk, keeps its own reason', () => {
	const file = join(folder, 'replica.db');
	const store = openStore(file, 1);
	const other = new DatabaseSync(file);
	other.exec("CREATE TRIGGER full BEFORE INSERT ON state BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END");
	expect(() => store.transaction(() => store.setState('key', 'value'))).toThrow('database or disk is full');
	other.exec('DROP TRIGGER full');
	store.transaction(() => store.setState('key', 'value'));
	expect(store.getState('key')).toBe('value');
	other.close();
	store.close();
});
