import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

const { postinstall, ...scripts }: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const first = (script: string): string => script.split(' && exec ', 1)[0] ?? '';

/** Runs what comes before `exec`, pretending to be on this platform. */
function runFirst(platform: string) {
	const pretend = `data:text/javascript,Object.defineProperty(process, 'platform', { value: '${platform}' })`;
	const [, ...args] = first(scripts['start'] ?? '').split(' ');
	return spawnSync(process.execPath, ['--import', pretend, ...args], { cwd: root, encoding: 'utf8' });
}

test('every command refuses Windows in a sentence, using only syntax that Windows understands', () => {
	expect(new Set(Object.values(scripts).map(first)).size).toBe(1);
	const { status, stderr } = runFirst('win32');
	expect([status, stderr.trim()]).toEqual([1, 'This does not run on Windows: use Linux or macOS, or Linux inside Windows (WSL).']);
});

test.each(['linux', 'darwin'])('continues on %s', (platform) => {
	expect(runFirst(platform)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
