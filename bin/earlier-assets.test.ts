import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { keepAssets } from './earlier-assets.ts';

const HOUR_MS = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 16);
let folder = '';
beforeEach(() => {
	folder = temporaryFolder();
});

/** As React Router does it: what was there goes. */
function build(...names: string[]): void {
	rmSync(join(folder, 'build'), { recursive: true, force: true });
	mkdirSync(join(folder, 'build', 'client', 'assets'), { recursive: true });
	for (const name of names) writeFileSync(join(folder, 'build', 'client', 'assets', name), `of ${name}`);
}
const kept = () => readdirSync(join(folder, 'earlier-build', 'assets')).sort();

test('before the first build there is nothing to keep', () => {
	keepAssets(folder, start);
	expect(kept()).toEqual([]);
});

test('what a build is made of stays for a day after the next one has come', () => {
	build('shell-1.js', 'shared.js');
	keepAssets(folder, start);
	build('shell-2.js', 'shared.js');
	expect(readFileSync(join(folder, 'earlier-build', 'assets', 'shell-1.js'), 'utf8')).toBe('of shell-1.js');
	keepAssets(folder, start + 23 * HOUR_MS);
	build('shell-3.js');
	expect(kept()).toEqual(['shared.js', 'shell-1.js', 'shell-2.js']);
	keepAssets(folder, start + 25 * HOUR_MS);
	expect(kept()).toEqual(['shared.js', 'shell-2.js', 'shell-3.js']);
});

test('of very many builds the newest are kept', () => {
	for (const n of [1, 2, 3, 4]) {
		build(`shell-${n}.js`);
		keepAssets(folder, start + n * HOUR_MS, 30);
	}
	expect(kept()).toEqual(['shell-3.js', 'shell-4.js']);
});
