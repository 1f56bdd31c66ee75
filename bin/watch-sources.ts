import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** What the site runs as it is written. Its pages are compiled anew by themselves. */
const sources = ['{catalogue,content,directus,domain,outbox,runtime,sign-in,site/server}/**/*.ts', 'site/server.ts', 'config.ts'];
const EVERY_MS = 500;

/** Calls `onChange` when code of the server was saved. Looks by itself: Linux tells of no file that an editor has put in the place of another. */
export function watchSources(onChange: (file: string) => void): void {
	let seen = timesOfSources();
	setInterval(() => {
		const now = timesOfSources();
		const changed = [...now].find(([file, time]) => seen.get(file) !== time)?.[0] ?? [...seen.keys()].find((file) => !now.has(file));
		seen = now;
		if (changed) onChange(changed);
	}, EVERY_MS).unref();
}

function timesOfSources(): Map<string, number> {
	const files = globSync(sources, { cwd: root, exclude: ['**/node_modules', '**/*.test.ts'] });
	return new Map(files.flatMap((file) => [[file, statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0]]));
}
