import { linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_BYTES = 200_000_000;

/**
 * Pages that are open somewhere ask for the scripts of the build they came from. Before the next build takes their place they are
 * put beside it, in `earlier-build/assets`: for a day, and of many builds in a row the newest.
 */
export function keepAssets(site: string, now = Date.now(), mostBytes = MOST_BYTES): void {
	const [current, earlier] = [join(site, 'build', 'client', 'assets'), join(site, 'earlier-build', 'assets')];
	mkdirSync(earlier, { recursive: true });
	for (const name of namesIn(current)) {
		const kept = join(earlier, name);
		rmSync(kept, { force: true });
		linkSync(join(current, name), kept);
		utimesSync(kept, now / 1000, now / 1000);
	}
	let bytes = 0;
	for (const { file, size, replaced } of filesIn(earlier).sort((a, b) => b.replaced - a.replaced)) {
		bytes += size;
		if (now - replaced > DAY_MS || bytes > mostBytes) rmSync(file);
	}
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		// Nothing was built yet.
		return [];
	}
}

function filesIn(folder: string) {
	return readdirSync(folder).map((name) => {
		const file = join(folder, name);
		const { size, mtimeMs } = statSync(file);
		return { file, size, replaced: mtimeMs };
	});
}
