import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_BYTES = 200_000_000;

/**
 * Open pages request scripts of their own build, and during a switch both builds are asked. So each build copies its scripts into the data
 * folder when it starts; they are kept for a day after the next build, within a size limit.
 */
export function keepAssets(build: string, kept: string, now = Date.now(), mostBytes = MOST_BYTES): void {
	const [current, list] = [namesIn(build), `${kept}.json`];
	mkdirSync(kept, { recursive: true });
	const touch = (name: string) => utimesSync(join(kept, name), now / 1000, now / 1000);
	const earlier = readList(list).filter((name) => !current.includes(name) && existsSync(join(kept, name)));
	for (const name of earlier) touch(name);
	for (const name of current) {
		if (!existsSync(join(kept, name))) {
			// Atomic, because another site serves from here.
			const aside = `${kept}.${process.pid}.new`;
			copyFileSync(join(build, name), aside);
			renameSync(aside, join(kept, name));
		}
		touch(name);
	}
	writeFileSync(list, JSON.stringify(current));
	let bytes = 0;
	for (const { name, file, size, used } of filesIn(kept).sort((a, b) => b.used - a.used)) {
		bytes += size;
		if (!current.includes(name) && (now - used > DAY_MS || bytes > mostBytes)) rmSync(file);
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

function readList(file: string): string[] {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return [];
	}
}

function filesIn(folder: string) {
	return readdirSync(folder).map((name) => {
		const file = join(folder, name);
		const { size, mtimeMs } = statSync(file);
		return { name, file, size, used: mtimeMs };
	});
}
