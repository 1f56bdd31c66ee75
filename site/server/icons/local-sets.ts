import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Logger } from '../images/options.ts';
import { type IconSet, isName, parseIconSet } from './icon-set.ts';

/** `ours`: icons of this set are never requested elsewhere. */
export type LocalSet = { ours: boolean; set: IconSet | null };

const SCOPE = '@iconify-json';
const searched = createRequire(import.meta.url).resolve.paths(SCOPE) ?? [];

/** Our own sets, then those of installed packages. Loaded on first use. */
export function createLocalSets(customFolder: string, logger: Logger) {
	const loaded = new Map<string, Promise<LocalSet>>();
	let places: Promise<{ custom: Map<string, string>; installed: Map<string, string> }> | undefined;

	function failed(collection: string) {
		logger.error('icons.unreadable', 'Failed to load custom icons', { collection });
	}

	async function listPlaces() {
		const files = await readdir(customFolder).catch(() => failed(customFolder) ?? []);
		const custom = files.filter((file) => file.endsWith('.json')).map((file) => [file.slice(0, -5), join(customFolder, file)] as const);
		const folders = await Promise.all(searched.map((folder) => readdir(join(folder, SCOPE)).catch(() => [])));
		// Reversed, so that the nearest folder overwrites the others.
		const installed = folders
			.flatMap((names, index) => names.map((name) => [name, join(searched[index] ?? '', SCOPE, name, 'icons.json')] as const))
			.reverse();
		return { custom: new Map(custom), installed: new Map(installed) };
	}

	async function load(name: string, custom: string | undefined, installed: string): Promise<LocalSet> {
		try {
			return { ours: custom !== undefined, set: parseIconSet(await readFile(custom ?? installed, 'utf8')) };
		} catch {
			if (custom) failed(name);
			else logger.error('icons.unreadable', 'An installed icon set cannot be read', { set: name });
			return { ours: custom !== undefined, set: null };
		}
	}

	return {
		async find(name: string): Promise<LocalSet | null> {
			if (!isName(name)) return null;
			places ??= listPlaces();
			const { custom, installed } = await places;
			const [ownFile, installedFile] = [custom.get(name), installed.get(name)];
			if (!ownFile && !installedFile) return null;
			const known = loaded.get(name) ?? load(name, ownFile, installedFile ?? '');
			loaded.set(name, known);
			return known;
		},
	};
}
