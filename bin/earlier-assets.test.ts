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

/** Starts a site with these assets. */
function startBuild(names: string[], at: number, mostBytes?: number): void {
	const assets = join(folder, 'build');
	rmSync(assets, { recursive: true, force: true });
	mkdirSync(assets);
	for (const name of names) writeFileSync(join(assets, name), `of ${name}`);
	keepAssets(assets, join(folder, 'kept'), at, mostBytes);
}
const kept = () => readdirSync(join(folder, 'kept')).sort();

test('without a build nothing is copied', () => {
	keepAssets(join(folder, 'build'), join(folder, 'kept'), start);
	expect(kept()).toEqual([]);
});

test('assets of a build are kept until a day after the next build has started', () => {
	startBuild(['shell-1.js', 'shared.js'], start);
	expect(kept()).toEqual(['shared.js', 'shell-1.js']);
	startBuild(['shell-2.js', 'shared.js'], start + 100 * HOUR_MS);
	expect(readFileSync(join(folder, 'kept', 'shell-1.js'), 'utf8')).toBe('of shell-1.js');
	startBuild(['shell-3.js'], start + 123 * HOUR_MS);
	expect(kept()).toEqual(['shared.js', 'shell-1.js', 'shell-2.js', 'shell-3.js']);
	startBuild(['shell-3.js'], start + 125 * HOUR_MS);
	expect(kept()).toEqual(['shared.js', 'shell-2.js', 'shell-3.js']);
});

test('switching back to the previous build keeps the assets of the one that was left', () => {
	startBuild(['shell-1.js'], start);
	startBuild(['shell-2.js'], start + 50 * HOUR_MS);
	startBuild(['shell-1.js'], start + 100 * HOUR_MS);
	expect(kept()).toEqual(['shell-1.js', 'shell-2.js']);
});

test('with many builds only the newest are kept', () => {
	for (const n of [1, 2, 3, 4]) startBuild([`shell-${n}.js`], start + n * HOUR_MS, 30);
	expect(kept()).toEqual(['shell-3.js', 'shell-4.js']);
});
