import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './processes.ts';

/** The server's code, with everything it imports. Pages are recompiled by Vite. */
const ENTRY = 'site/server.ts';
const EVERY_MS = 500;

/** Calls `onChange` when server code changes. Polls, because inotify misses files that editors replace. */
export function watchSources(onChange: (file: string) => void): void {
	let seen = readModifiedTimes(listImported(ENTRY));
	setInterval(() => {
		const now = readModifiedTimes([...seen.keys()]);
		const changed = [...seen].find(([file, time]) => now.get(file) !== time)?.[0];
		if (!changed) return;
		seen = readModifiedTimes(listImported(ENTRY));
		onChange(changed);
	}, EVERY_MS).unref();
}

const readModifiedTimes = (files: readonly string[]): Map<string, number> =>
	new Map(files.map((file) => [file, statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0]));

/** Type imports are not followed. */
const specifier = /^(?:import|export)\s(?!type\b)(?:[^;']*?from\s*)?'([^']+)'/gm;
const ownImports: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;

/** A file and everything of ours that it imports, transitively. */
export function listImported(entry: string): string[] {
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

/** Resolves an import to our own file; empty for packages. */
function resolve(named: string, from: string): string[] {
	if (named.startsWith('.')) return [join(dirname(from), named)];
	const [name, target] =
		Object.entries(ownImports).find(([key]) => named.startsWith(key.replace('*', '')) && (key.includes('*') || key === named)) ?? [];
	return name && target ? [join(target.replace('*', named.slice(name.length - 1)))] : [];
}
