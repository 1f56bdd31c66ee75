import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'pn-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what SQLite rolled back by itself, as on a full disk, is told with its own reason', () => {
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
