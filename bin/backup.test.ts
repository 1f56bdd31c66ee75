import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { makeBackup } from './backup.ts';

const parent = temporaryFolder(afterAll);

let number = 0;
function installation() {
	const dataDir = join(parent, `data-${++number}`);
	for (const folder of ['outbox', 'directus/uploads']) mkdirSync(join(dataDir, folder), { recursive: true });
	for (const file of ['outbox/outbox.db', 'directus/directus.db']) {
		const database = new DatabaseSync(join(dataDir, file));
		database.exec('CREATE TABLE one (id)');
		database.close();
	}
	writeFileSync(join(dataDir, 'secrets.json'), '{}');
	writeFileSync(join(dataDir, 'outbox', 'accepted-2026-11-16.jsonl'), '{}\n');
	const to = join(parent, `backup-${number}`);
	return { dataDir, to, make: () => makeBackup(readConfig({ DATA_DIR: dataDir }), to, () => {}) };
}
const noDatabase = 'This is no database.'.repeat(500);

test('a damaged outbox does not keep a backup from being made: its journal is in it', async () => {
	const { dataDir, to, make } = installation();
	writeFileSync(join(dataDir, 'outbox', 'outbox.db'), noDatabase);
	const { files } = await make();
	expect(files.map(({ path }) => path)).toEqual(['directus/directus.db', 'outbox/accepted-2026-11-16.jsonl', 'secrets.json']);
	expect(existsSync(to)).toBe(true);
});

test('a damaged database of Directus is named, and nothing stays behind', async () => {
	const { dataDir, make } = installation();
	const file = join(dataDir, 'directus', 'directus.db');
	writeFileSync(file, noDatabase);
	await expect(make()).rejects.toThrow(`${file} is damaged`);
	expect(readdirSync(parent).filter((name) => name.startsWith(`backup-${number}`))).toEqual([]);
});
