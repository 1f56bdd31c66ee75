import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { sharedStoreFor } from '#runtime/test-postgres.ts';
import { damages } from '../test-damage.ts';
import { openSessionStore, type SessionStore, type StoredSession } from './session-store.ts';
import { openSharedSessionStore } from './shared-session-store.ts';

/** For local files, which a shared database does not need. */
const testInFolder = test.skipIf(process.env['TEST_POSTGRES'] !== undefined);

/** With TEST_POSTGRES set, all stores of one folder share a database. */
function openTestStore(): SessionStore {
	const store = sharedStoreFor(folder);
	return store ? openSharedSessionStore(store.url, store.waits) : openSessionStore(folder);
}

let folder: string;
beforeEach(() => {
	folder = temporaryFolder();
});

const session = (hash: string, more: Partial<StoredSession> = {}): StoredSession => ({
	hash,
	account: 'mona',
	tokens: new Uint8Array([1, 2, 3]),
	startedAt: 1000,
	usedAt: 1000,
	...more,
});

test('sessions survive a restart', async () => {
	const before = openTestStore();
	await before.add(session('a'));
	await before.setTokens('a', new Uint8Array([9]));
	await before.setUsed('a', 2000);
	before.close();
	const after = openTestStore();
	expect(await after.read('a')).toEqual(session('a', { tokens: new Uint8Array([9]), usedAt: 2000 }));
	await after.remove('a');
	expect(await after.read('a')).toBeNull();
	after.close();
});

testInFolder('the files are for the user of the site alone, whatever the folder was', async () => {
	const before = process.umask(0);
	const store = openSessionStore(join(folder, 'staff'));
	await store.add(session('a'));
	const modes = globSync('staff/*', { cwd: folder }).map((name) => statSync(join(folder, name)).mode & 0o777);
	process.umask(before);
	expect(modes.length).toBeGreaterThan(0);
	expect(modes.every((mode) => mode === 0o600)).toBe(true);
	expect(statSync(join(folder, 'staff')).mode & 0o777).toBe(0o700);
	store.close();
});

test('setting tokens does not restore a session that has ended', async () => {
	const store = openTestStore();
	await store.add(session('a'));
	await store.remove('a');
	await store.setTokens('a', new Uint8Array([9]));
	expect(await store.read('a')).toBeNull();
	store.close();
});

test('an account keeps its twenty newest sessions', async () => {
	const store = openTestStore();
	for (let n = 0; n < 25; n++) await store.add(session(`mona ${n}`, { startedAt: n }));
	await store.add(session('omar', { account: 'omar', startedAt: 0 }));
	expect(await store.read('mona 4')).toBeNull();
	expect(await store.read('mona 5')).not.toBeNull();
	expect(await store.read('omar')).not.toBeNull();
	store.close();
});

test('expired sessions are removed', async () => {
	const store = openTestStore();
	await store.add(session('idle', { startedAt: 900, usedAt: 100 }));
	await store.add(session('old', { startedAt: 10, usedAt: 900 }));
	await store.add(session('good', { startedAt: 900, usedAt: 900 }));
	expect((await store.removeBefore({ usedAt: 500, startedAt: 500 })).sort()).toEqual(['idle', 'old']);
	expect(await store.read('good')).not.toBeNull();
	store.close();
});

testInFolder.each(Object.entries(damages))('a file %s is started over, when it is opened and while it is in use', async (name, damage) => {
	const file = join(folder, 'sessions.db');
	const store = openSessionStore(folder);
	for (let number = 0; number < 200; number++) await store.add(session(`${number}`, { account: `${number}` }));
	new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
	damage(file);
	for (const hash of ['150', '1', '199']) await store.read(hash);
	await store.add(session('a'));
	expect(await store.read('a')).not.toBeNull();
	store.close();
	if (existsSync(file)) damage(file);
	const later = openSessionStore(folder);
	await later.read('a');
	await later.add(session('b'));
	expect(await later.read('b')).not.toBeNull();
	later.close();
	expect(globSync('sessions.db.damaged-*', { cwd: folder }).length).toBeLessThanOrEqual(name === 'removed' ? 0 : 3);
});

testInFolder('a file that cannot be opened may be later', async () => {
	const blocked = join(folder, 'blocked');
	writeFileSync(blocked, '');
	const later = openSessionStore(blocked);
	await expect(later.read('a')).rejects.toThrow();
	rmSync(blocked);
	expect(await later.read('a')).toBeNull();
	later.close();
	expect(readFileSync(join(blocked, 'sessions.db')).length).toBeGreaterThan(0);
});
