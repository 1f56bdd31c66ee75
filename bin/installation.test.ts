import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#config';
import type { Api } from '#directus/api.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { checkDatabaseNamed, checkDatabaseOwner, recordNewFolder } from './installation.ts';

let dataDir = '';
beforeEach(() => {
	dataDir = temporaryFolder();
});

/** A fake Directus with the two answers that are needed. */
const directusOn = (id: string, collections: string[]) =>
	({
		get: async (path: string) => (path.startsWith('/settings') ? { project_id: id } : collections.map((collection) => ({ collection }))),
	}) as Api;
const config = (more: Record<string, string> = {}) =>
	readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://pn@127.0.0.1/pn', ...more });
const isForeign = /belongs to another installation/;

test('a new folder accepts an empty database, and no other one afterwards', async () => {
	recordNewFolder(dataDir);
	await checkDatabaseOwner(directusOn('one', []), config());
	await checkDatabaseOwner(directusOn('one', ['property']), config());
	await expect(checkDatabaseOwner(directusOn('two', ['property']), config())).rejects.toThrow(isForeign);
});

test('a new folder with a database in use is refused at every start', async () => {
	recordNewFolder(dataDir);
	for (const _ of [1, 2]) await expect(checkDatabaseOwner(directusOn('one', ['property']), config())).rejects.toThrow(isForeign);
	expect(existsSync(join(dataDir, 'installation.json'))).toBe(true);
});

test('a folder without a record of its database records it', async () => {
	writeFileSync(join(dataDir, 'secrets.json'), '{}');
	recordNewFolder(dataDir);
	await checkDatabaseOwner(directusOn('one', ['property']), config());
	expect(JSON.parse(readFileSync(join(dataDir, 'installation.json'), 'utf8'))).toEqual({ database: 'one' });
});

test('with all secrets in the environment the folder may be empty', async () => {
	recordNewFolder(dataDir);
	const given = { DIRECTUS_SECRET: 'x'.repeat(32), DIRECTUS_ADMIN_TOKEN: 'a', DIRECTUS_TOKEN: 'b', SESSION_SECRET: 'x'.repeat(32) };
	await checkDatabaseOwner(directusOn('one', ['property']), config(given));
});

test('a database with an interrupted move is refused, even with secrets from the environment', async () => {
	const started = checkDatabaseOwner(directusOn('one', ['directus_users', 'pn_unfinished_move']), config());
	await expect(started).rejects.toThrow('run npm run move-to-postgres again');
});

test('an installation on PostgreSQL does not start without DATABASE_URL', async () => {
	recordNewFolder(dataDir);
	const without = readConfig({ DATA_DIR: dataDir });
	checkDatabaseNamed(without);
	await checkDatabaseOwner(directusOn('one', []), config());
	expect(() => checkDatabaseNamed(without)).toThrow('DATABASE_URL has to name its database');
	checkDatabaseNamed(config());
});
