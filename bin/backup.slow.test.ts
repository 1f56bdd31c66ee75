import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config';
import { openJournal } from '#outbox/journal.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { root } from './processes.ts';

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
	const make = (env = {}, withUploads = true) => makeBackup(readConfig({ DATA_DIR: dataDir, ...env }), to, () => {}, withUploads);
	return { dataDir, to, make };
}
const noDatabase = 'This is no database.'.repeat(500);

test('a damaged outbox does not prevent a backup, because its journal is backed up', async () => {
	const { dataDir, to, make } = installation();
	writeFileSync(join(dataDir, 'outbox', 'outbox.db'), noDatabase);
	const { files } = await make();
	expect(files.map(({ path }) => path)).toEqual(['directus/directus.db', 'outbox/accepted-2026-11-16.jsonl', 'secrets.json']);
	expect(existsSync(to)).toBe(true);
});

test('a damaged Directus database is reported, and no partial backup remains', async () => {
	const { dataDir, make } = installation();
	const file = join(dataDir, 'directus', 'directus.db');
	writeFileSync(file, noDatabase);
	await expect(make()).rejects.toThrow(`${file} is damaged`);
	expect(readdirSync(parent).filter((name) => name.startsWith(`backup-${number}`))).toEqual([]);
});

test('after a restore the commands report forms of the former data folder and bring them back', async () => {
	const { dataDir, to, make } = installation();
	const present = `${dataDir}-restored`;
	for (const name of ['outbox.db', 'accepted-2026-11-16.jsonl']) rmSync(join(dataDir, 'outbox', name));
	writeFileSync(join(dataDir, 'outbox', 'outbox.key'), Buffer.alloc(32, number));
	await make();
	const row = { id: 'a', kind: 'enquiry', key: 'a', content_hash: 'a', reference: 'PN-A', language: 'en', payload: '{}', accepted_at: 1 };
	openJournal(join(dataDir, 'outbox')).append({
		kind: 'accepted',
		id: 'a',
		rows: { submission: [row], subscription: [], file: [], mail: [] },
	});
	const run = (...args: string[]) =>
		spawnSync(process.execPath, [join(root, 'bin/commands', args[0] ?? ''), ...args.slice(1)], {
			env: { ...process.env, DATA_DIR: present },
			encoding: 'utf8',
		});
	expect(run('restore.ts', to).stdout).toContain(
		`Forms that visitors sent since, in ${dataDir}/outbox: 1. To bring them back: DATA_DIR=${present} npm run outbox -- import ${dataDir}`,
	);
	expect(run('outbox.ts', 'import', parent).stderr).toContain(`There is no outbox in ${parent}.`);
	expect(run('outbox.ts', 'import', dataDir).stdout).toContain('1 form was brought back');
	expect(run('outbox.ts', 'list').stdout).toContain('Waiting: 1\n  PN-A  enquiry');
	writeFileSync(join(dataDir, 'outbox', 'outbox.key'), Buffer.alloc(32, 99));
	expect(run('outbox.ts', 'import', dataDir).stderr).toContain('is not of the installation');
});

describe('location of uploaded files', () => {
	const s3 = { CMS_ENV_STORAGE_LOCATIONS: 's3', CMS_ENV_STORAGE_S3_DRIVER: 's3', CMS_ENV_STORAGE_S3_BUCKET: 'pn' };
	const uploaded = (folder: string) => {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, 'plan.pdf'), 'A plan');
	};
	const restore = (from: string, env = {}) => {
		const restored = join(parent, `restored-${number}`);
		return restoreBackup(readConfig({ DATA_DIR: restored, ...env }), from, () => {}).then(() => restored);
	};

	test.each([
		['a folder of its own', (volume: string) => ({ CMS_ENV_STORAGE_LOCAL_ROOT: volume })],
		['a folder named from where Directus runs', () => ({ CMS_ENV_STORAGE_LOCAL_ROOT: '../files' })],
		[
			'a location of another name',
			(volume: string) => ({
				CMS_ENV_STORAGE_LOCATIONS: 'volume',
				CMS_ENV_STORAGE_VOLUME_DRIVER: 'local',
				CMS_ENV_STORAGE_VOLUME_ROOT: volume,
			}),
		],
	])('%s is backed up and restored to the configured location', async (_, settings) => {
		const { dataDir, to, make } = installation();
		const volume = join(parent, `volume-${number}`);
		const env: Record<string, string> = settings(volume);
		uploaded(env['CMS_ENV_STORAGE_LOCAL_ROOT'] === '../files' ? join(dataDir, 'files') : volume);
		await make(env);
		expect(readFileSync(join(to, 'directus/uploads/plan.pdf'), 'utf8')).toBe('A plan');
		const restored = await restore(to);
		expect(readFileSync(join(restored, 'directus/uploads/plan.pdf'), 'utf8')).toBe('A plan');
		const other = join(parent, `other-volume-${number}`);
		await restore(to, { DATA_DIR: join(parent, `second-${number}`), CMS_ENV_STORAGE_LOCAL_ROOT: other });
		expect(readFileSync(join(other, 'plan.pdf'), 'utf8')).toBe('A plan');
	});

	test('existing files are not overwritten', async () => {
		const { dataDir, to, make } = installation();
		uploaded(join(dataDir, 'directus/uploads'));
		await make();
		const volume = join(parent, `full-${number}`);
		uploaded(volume);
		await expect(restore(to, { CMS_ENV_STORAGE_LOCAL_ROOT: volume })).rejects.toThrow(`There are files in ${volume}`);
		expect(existsSync(join(parent, `restored-${number}`))).toBe(false);
	});

	test('a location that is no folder is refused, or left out on request', async () => {
		const { dataDir, to, make } = installation();
		uploaded(join(dataDir, 'directus/uploads'));
		await expect(make(s3)).rejects.toThrow('(CMS_ENV_STORAGE_LOCATIONS: s3): back them up where they are kept');
		await expect(make({ ...s3, CMS_ENV_STORAGE_LOCATIONS: 'local, s3' })).rejects.toThrow('local, s3');
		expect(existsSync(to)).toBe(false);
		const { files, hasUploads } = await make(s3, false);
		expect([hasUploads, files.some(({ path }) => path.includes('uploads'))]).toEqual([false, false]);
		expect(existsSync(join(await restore(to, s3), 'directus/directus.db'))).toBe(true);
	});

	test('a backup with files is not restored where they cannot be stored', async () => {
		const { dataDir, to, make } = installation();
		uploaded(join(dataDir, 'directus/uploads'));
		await make();
		await expect(restore(to, s3)).rejects.toThrow('CMS_ENV_STORAGE_LOCATIONS: s3');
		expect(existsSync(join(parent, `restored-${number}`))).toBe(false);
	});
});
