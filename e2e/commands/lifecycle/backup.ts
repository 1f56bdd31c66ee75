import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFiles, readRows } from '../folders.ts';
import { type Installation, shownPasswords } from './installation.ts';

/** Requires a running system; leaves it stopped. */
export function testBackup({ dataDir, admin, command, start, stop, count, allProcessesEnded }: Installation): void {
	const backups = mkdtempSync(join(tmpdir(), 'pn-backups-'));
	const restored = join(backups, 'restored');
	let backup = '';
	afterAll(() => rmSync(backups, { recursive: true, force: true }));

	test('copy a running system and restore it exactly', async () => {
		await admin().post('/items/person', { name: 'Came before the backup' });
		const made = await command(['backup', backups]);
		backup = /^(\S+pn-\S+)$/m.exec(made.output)?.[1] ?? '';
		expect(made.code, made.output).toBe(0);
		expect((await command(['restore', backup], { DATA_DIR: restored })).code).toBe(0);
		const database = join('directus', 'directus.db');
		const [before, after] = [dataDir, restored].map((folder) => readRows(join(folder, database)));
		expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
		for (const table of Object.keys(before ?? {})) expect([table, after?.[table]]).toEqual([table, before?.[table]]);
		expect(readFiles(join(restored, 'directus', 'uploads'))).toEqual(readFiles(join(dataDir, 'directus', 'uploads')));
		expect(readFileSync(join(restored, 'secrets.json'))).toEqual(readFileSync(join(dataDir, 'secrets.json')));
		const [sent, restoredSent] = [dataDir, restored].map((folder) => readRows(join(folder, 'outbox', 'outbox.db')));
		// The running site renews its leases.
		expect({ ...restoredSent, lease: [] }).toEqual({ ...sent, lease: [] });
	});

	test('refuse in one sentence a folder in use, a folder with content, and a changed backup', async () => {
		expect((await command(['restore', backup])).output).toContain(`A system is running on ${dataDir}: stop it first.`);
		expect((await command(['restore', backup], { DATA_DIR: restored })).output).toContain('There is an installation in');
		writeFileSync(join(backup, 'secrets.json'), '{}');
		const changed = await command(['restore', backup], { DATA_DIR: join(backups, 'other') });
		expect(changed.output).toContain('secrets.json is not as it was backed up: nothing was restored.');
		expect(existsSync(join(backups, 'other', 'directus'))).toBe(false);
	});

	test('SIGTERM stops everything', async () => {
		expect(await stop()).toBe(0);
		await allProcessesEnded();
		expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
	});

	test('the restored system starts, does only what changed, and has its content', async () => {
		const { said, output } = start({ DATA_DIR: restored });
		await said('Ctrl-C stops everything.');
		expect(output()).toContain('Schema · nothing to do');
		expect(output()).toContain('Access rules · nothing to do');
		expect(output()).toContain('Building the site · nothing changed');
		expect(output()).not.toContain('Sample content');
		expect(shownPasswords(output())).toEqual([]);
		expect(await count('person', '&filter[name][_eq]=Came before the backup')).toBe(1);
		await stop();
	});
}
