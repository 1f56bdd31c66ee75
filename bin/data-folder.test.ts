import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { claimDataFolder, isInUse, isRunning } from './data-folder.ts';

let dataDir = '';
beforeEach(() => {
	dataDir = temporaryFolder();
});

async function claimElsewhere() {
	const script = `import { claimDataFolder } from '${import.meta.dirname}/data-folder.ts'; claimDataFolder(process.argv[1]); console.log('claimed'); setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
	await once(child.stdout, 'data');
	return child;
}

test('a folder in use is refused, and free as soon as its process ends in any way', async () => {
	expect(isRunning(dataDir)).toBe(false);
	const other = await claimElsewhere();
	expect(isRunning(dataDir)).toBe(true);
	expect(() => claimDataFolder(dataDir)).toThrow(`A system is already running on ${dataDir} (process ${other.pid}).`);
	other.kill('SIGKILL');
	await once(other, 'exit');
	expect(isRunning(dataDir)).toBe(false);
	claimDataFolder(dataDir).release();
});

test('a stale process id keeps nobody out, even if another process has it now', () => {
	writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ pid: process.pid, pids: {} }));
	expect(isRunning(dataDir)).toBe(false);
	claimDataFolder(dataDir).release();
});

test('a site that shares the folder counts as use, but not as the running system', () => {
	const site = claimDataFolder(join(dataDir, 'sites', 'blue'));
	expect([isRunning(dataDir), isInUse(dataDir)]).toEqual([false, true]);
	site.release();
	expect(isInUse(dataDir)).toBe(false);
});
