import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './processes.ts';

/** What the site runs as it is written, with all that it imports. What it shows is recompiled by itself. */
const ENTRY = 'site/server.ts';
const EVERY_MS = 500;

/** Calls `onChange` when code of the server was saved. Looks by itself: Linux tells of no file that an editor has put in the place of another. */
export function watchSources(onChange: (file: string) => void): void {
	let seen = readModifiedTimes(importedBy(ENTRY));
	setInterval(() => {
		const now = readModifiedTimes([...seen.keys()]);
		const changed = [...seen].find(([file, time]) => now.get(file) !== time)?.[0];
		if (!changed) return;
		seen = readModifiedTimes(importedBy(ENTRY));
		onChange(changed);
	}, EVERY_MS).unref();
}

const readModifiedTimes = (files: readonly string[]): Map<string, number> =>
	new Map(files.map((file) => [file, statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0]));

/** Types are nothing that runs. */
const specifier = /^(?:import|export)\s(?!type\b)(?:[^;']*?from\s*)?'([^']+)'/gm;
const ownImports: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;

/** A file and all of ours that it imports, by any number of steps. */
export function importedBy(entry: string): string[] {
	const found = new Set<string>();
	const queue = [entry];
	for (let file = queue.pop(); file; file = queue.pop()) {
		if (found.has(file) || !existsSync(join(root, file))) continue;
		found.add(file);
		if (!/\.tsx?$/.test(file)) continue;
		for (const [, named = ''] of readFileSync(join(root, file), 'utf8').matchAll(specifier)) queue.push(...resolve(named, file));
	}
	return [...found].sort();
}

/** The file of ours that an import names; none for a package. */
function resolve(named: string, from: string): string[] {
	if (named.startsWith('.')) return [join(dirname(from), named)];
	const [name, target] =
		Object.entries(ownImports).find(([key]) => named.startsWith(key.replace('*', '')) && (key.includes('*') || key === named)) ?? [];
	return name && target ? [join(target.replace('*', named.slice(name.length - 1)))] : [];
}
