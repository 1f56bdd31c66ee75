import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { copyNewestReplica } from './first-replica.ts';

test('a new site copies the newest replica; a site with content keeps its own', () => {
	const dataDir = temporaryFolder();
	const site = (name: string) => join(dataDir, 'sites', name);
	const held = (name: string) => readFileSync(join(site(name), 'replica.db'), 'utf8');
	const begin = (name: string) => copyNewestReplica({ dataDir, siteDir: site(name) });
	begin('blue');
	mkdirSync(site('blue'), { recursive: true });
	writeFileSync(join(site('blue'), 'replica.db.good'), 'of blue');
	writeFileSync(join(dataDir, 'replica.db.good'), 'of before');
	utimesSync(join(dataDir, 'replica.db.good'), 1000, 1000);
	begin('green');
	expect(held('green')).toBe('of blue');
	writeFileSync(join(site('green'), 'replica.db'), 'of green');
	begin('green');
	expect(held('green')).toBe('of green');
});
