import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { eventually } from '#e2e/eventually.ts';
import { isThorough } from '#e2e/thorough.ts';
import { type Installation, shownPasswords } from './installation.ts';

/** Leaves the system running. */
export function testFirstStart(installation: Installation): void {
	const moments = ['Schema', ...(isThorough ? ['Directus database', /Sample content · [1-9]\d? %/] : [])];
	test.each(moments)('killed during “%s”, leaves no process', async (moment) => {
		const { child, said, exited } = installation.start();
		await said(moment);
		// In the middle of its transaction.
		if (moment === 'Schema') await said(/Schema · [1-9]/);
		child.kill('SIGKILL');
		await exited;
		await installation.allProcessesEnded();
	});

	test('completes the job at the next start', async () => {
		const { said, output } = installation.start();
		await said('Ctrl-C stops everything.');
		expect(output()).toContain(`http://localhost:${installation.port}`);
		expect(output()).toContain(`http://localhost:${installation.cmsPort}/admin`);
		expect(shownPasswords(output())).toEqual(['admin@example.com', ...Object.values(sampleStaff)].sort());
		expect(await installation.count('property')).toBe(installation.homes);
		expect(await installation.count('property_translations')).toBe(2 * installation.homes);
		expect((await installation.get('/ar')).status).toBe(200);
	});

	test('refuses to run twice on one data folder', async () => {
		const second = await installation.command(['start'], { PORT: String(await freePort()), CMS_PORT: String(await freePort()) });
		expect(second.code).toBe(1);
		expect(second.output).toContain(`A system is already running on ${installation.dataDir}`);
	});
}

/** Requires a stopped system; leaves it running. */
export function testStartAfterPowerCut(installation: Installation): void {
	const logs = join(installation.dataDir, 'logs');

	test('works even if another process has the old process id', async () => {
		writeFileSync(join(installation.dataDir, 'running.json'), JSON.stringify({ pid: process.pid, pids: {} }));
		await installation.start({ LOG_DIR: logs }).said('Ctrl-C stops everything.');
	});

	test('writes logs to files in a folder, and to new ones after SIGHUP', async () => {
		expect(installation.running.output()).not.toContain('"level"');
		const file = join(logs, 'site.log');
		for (const line of readFileSync(file, 'utf8').trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
		renameSync(file, `${file}.moved`);
		installation.running.child.kill('SIGHUP');
		await eventually(async () => (await installation.pageIsThere()) && existsSync(file), 'a new file');
	});
}
