import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPages } from '#app/site-map.ts';
import { readRunning } from '#bin/data-folder.ts';
import { eventually } from '#e2e/eventually.ts';
import { isThorough } from '#e2e/thorough.ts';
import type { Installation } from './installation.ts';

/** Requires a running system; leaves it running. */
export function testDirectusGone(installation: Installation): void {
	const addresses = openPages.flatMap(({ paths }) =>
		paths.flatMap((path) => ['', '/en', '/ar'].map((prefix) => prefix + path.replace(':id', '1001'))),
	);
	const failedPages = async () => {
		const found = [];
		for (const address of addresses) found.push([address, (await installation.get(address)).status]);
		return found.filter(([, status]) => status !== 200);
	};

	test('every route still answers, and Directus is restarted', async () => {
		process.kill(installation.processId('Directus'), 'SIGKILL');
		expect(await failedPages()).toEqual([]);
		await installation.running.said('Directus stopped by itself');
		await eventually(installation.cmsAnswers, 'Directus to be back');
	});

	const database = join(installation.dataDir, 'directus', 'directus.db');

	test.runIf(isThorough)('with a damaged database the site serves its content, and recovers when the database is back', async () => {
		await installation.stop();
		for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
		renameSync(database, `${database}.kept`);
		writeFileSync(database, 'This is no database.'.repeat(500));
		const { said, output } = installation.start();
		await said(`Directus’s database ${database} cannot be read`);
		await eventually(async () => (await installation.get('/readyz').catch(() => null))?.ok, 'the site');
		expect(await failedPages()).toEqual([]);
		expect(output()).not.toMatch(/^ {4}at /m);
		renameSync(`${database}.kept`, database);
		await said('Ctrl-C stops everything.');
	});

	test.runIf(isThorough)('a hanging external Directus prevents neither serving nor stopping', async () => {
		await installation.stop();
		const silent = createServer(() => {});
		await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
		const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		const { said } = installation.start({ DIRECTUS_URL: url, DIRECTUS_TOKEN: 'none' });
		await said(`The Directus at ${url} does not answer: check DIRECTUS_URL.`);
		expect(await failedPages()).toEqual([]);
		const since = Date.now();
		await installation.stop();
		// It is killed after fifteen seconds.
		expect(Date.now() - since).toBeLessThan(20_000);
		silent.close();
		await installation.start().said('Ctrl-C stops everything.');
	});
}

/** Requires a running system; leaves it running. */
export function testRunningSystem(installation: Installation): void {
	test('a site that dies is restarted', async () => {
		const before = installation.processId('The site');
		process.kill(before, 'SIGKILL');
		await installation.running.said('The site stopped by itself');
		await eventually(installation.pageIsThere, 'the site to be back');
		expect(installation.processId('The site')).not.toBe(before);
	});

	test('SIGHUP and a closed pipe do not stop it', async () => {
		const { child } = installation.running;
		child.kill('SIGHUP');
		for (const pid of Object.values(readRunning(installation.dataDir)?.pids ?? {})) process.kill(pid, 'SIGHUP');
		child.stdout?.destroy();
		child.stderr?.destroy();
		for (let page = 0; page < 50; page++) expect(await installation.pageIsThere()).toBe(true);
		expect(child.exitCode).toBeNull();
		expect(await installation.cmsAnswers()).toBe(true);
	});
}
