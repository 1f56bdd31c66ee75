import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, SITES } from '#config';

const COPY = 'replica.db.good';

/** A new site on a shared data folder starts with another site's copy, and only reads what changed since. */
export function copyNewestReplica({ dataDir, siteDir }: Pick<Config, 'dataDir' | 'siteDir'>): void {
	if (['replica.db', COPY].some((name) => existsSync(join(siteDir, name)))) return;
	const copies = [join(dataDir, COPY), ...globSync(join(dataDir, SITES, '*', COPY))].filter((file) => existsSync(file));
	const [newest] = copies.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	if (!newest) return;
	mkdirSync(siteDir, { recursive: true, mode: 0o700 });
	const file = join(siteDir, 'replica.db');
	copyFileSync(newest, `${file}.new`);
	renameSync(`${file}.new`, file);
}
