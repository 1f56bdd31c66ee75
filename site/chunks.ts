import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Module = { isEntry: boolean; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleIds: () => Iterable<string>; getModuleInfo: (id: string) => Module | null };

const declaration = /staticPart\(\s*'[\w-]+',\s*\(\) => import\('([^']+)'\)/g;
const onEveryPage = /\/site\/app\/(?:root|entry\.client|layouts\/default)\.tsx(?:\?|$)/;
const pageFile = /\/site\/app\/pages\/[\w-]+\.tsx$/;
const framework = /node_modules\/|preload-helper/;

/**
 * A few files rather than many small ones: two that every page loads, and for the static parts, which no page loads at first, one for
 * each module that declares some and one for what they share. Which modules these are follows from what imports what.
 */
export function chunks(): Plugin {
	const staticParts = new Map<string, Set<string>>();
	let names = new Map<string, string>();
	return {
		name: 'chunks',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
		buildStart: () => staticParts.clear(),
		transform(code, id) {
			const file = id.split('?')[0] ?? '';
			for (const [, path = ''] of code.matchAll(declaration)) {
				const part = join(dirname(file), path);
				staticParts.set(part, (staticParts.get(part) ?? new Set()).add(basename(file, '.tsx')));
			}
		},
		buildEnd() {
			names = new Map([...namesOfStatic(this, staticParts), ...namesOfShell(this)]);
		},
		outputOptions: (options) => ({
			...options,
			codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => names.get(id) ?? null }] },
		}),
	};
}

/** What stands around every page, and what several pages share that is no feature. */
function namesOfShell(graph: Graph): [string, string][] {
	const ids = [...graph.getModuleIds()];
	const reachedBy = (from: string[]) => reached(graph, from, ({ importedIds }) => importedIds);
	const byPage = ids.filter((id) => pageFile.test(id)).map((id) => reachedBy([id]));
	const isShared = (id: string) => !/\/features\//.test(id) && byPage.filter((page) => page.has(id)).length > 1;
	const shell = reachedBy(ids.filter((id) => onEveryPage.test(id))).union(new Set(ids.filter(isShared)));
	return [...shell].map((id) => [id, framework.test(id) ? 'framework' : 'shell']);
}

function namesOfStatic(graph: Graph, staticParts: Map<string, Set<string>>): [string, string][] {
	const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry);
	const hydrated = reached(graph, entries, ({ importedIds, dynamicallyImportedIds }) => [
		...importedIds,
		...dynamicallyImportedIds.filter((id) => !staticParts.has(id)),
	]);
	const users = new Map<string, Set<string>>();
	for (const [part, declaring] of staticParts)
		for (const id of reached(graph, [part], ({ importedIds }) => importedIds))
			if (!hydrated.has(id)) users.set(id, (users.get(id) ?? new Set()).union(declaring));
	return [...users].map(([id, [first, ...others]]) => [id, others.length ? 'static-shared' : `static-${first}`]);
}

function reached(graph: Graph, from: string[], next: (module: Module) => readonly string[]): Set<string> {
	const found = new Set(from);
	for (const id of found) {
		const module = graph.getModuleInfo(id);
		for (const imported of module ? next(module) : []) found.add(imported);
	}
	return found;
}
