import { basename } from 'node:path';
import type { Plugin } from 'vite';

type Module = { isEntry: boolean; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
/** `isTouched`: the part is also imported dynamically at an interaction, so its loader has a name. */
type StaticParts = Map<string, { declaring: Set<string>; isTouched: boolean }>;
type Graph = { getModuleIds: () => Iterable<string>; getModuleInfo: (id: string) => Module | null };

const loader = String.raw`\(\) => import\('([^']+)'\)`;
const declaration = new RegExp(String.raw`staticPart\(\s*'([\w-]+)',\s*(?:${loader}|(\w+))?`, 'g');
const namedLoader = new RegExp(String.raw`const (\w+) = ${loader}`, 'g');
const onEveryPage = /\/site\/app\/(?:root|entry\.client|layouts\/default)\.tsx(?:\?|$)/;
const pageFile = /\/site\/app\/pages\/[\w-]+\.tsx$/;
const framework = /node_modules\/|preload-helper/;
/** UI primitives: an interaction that only needs these does not load all forms. */
const primitive = /\/site\/app\/ui\/[\w-]+\.tsx?(?:\?|$)/;

/**
 * Splits the browser build into few files instead of many small ones: two for every page, one per group of pages, one per module that
 * declares static parts (which no page loads at first), and one for what those share. Derived from the import graph.
 */
export function chunks(): Plugin {
	const staticParts: StaticParts = new Map();
	let names = new Map<string, string>();
	return {
		name: 'chunks',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
		buildStart: () => staticParts.clear(),
		async transform(code, id) {
			const file = id.split('?')[0] ?? '';
			const named = new Map([...code.matchAll(namedLoader)].map(([, name = '', path]) => [name, path]));
			for (const [, name, written, loader = ''] of code.matchAll(declaration)) {
				const path = written ?? named.get(loader);
				if (!path)
					return this.error(`Where the static part “${name}” comes from cannot be read: () => import('…'), or a constant that is one.`);
				const part = (await this.resolve(path, file))?.id ?? path;
				const { declaring, isTouched } = staticParts.get(part) ?? { declaring: new Set(), isTouched: false };
				staticParts.set(part, { declaring: declaring.add(basename(file, '.tsx')), isTouched: isTouched || !written });
			}
		},
		buildEnd() {
			names = new Map([...namesOfStatic(this, staticParts), ...namesOfPages(this, [...staticParts.keys()])]);
		},
		outputOptions: (options) => ({
			...options,
			codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => names.get(id) ?? null }] },
		}),
	};
}

/**
 * Modules around every page, and those shared by several pages that are neither feature, part nor map; the rest of what pages load at
 * first, grouped by page.
 */
function namesOfPages(graph: Graph, staticParts: string[]): [string, string][] {
	const ids = [...graph.getModuleIds()];
	const around = reached(
		graph,
		ids.filter((id) => onEveryPage.test(id)),
		({ importedIds }) => importedIds,
	);
	const pages = new Map<string, string[]>();
	for (const page of ids.filter((id) => pageFile.test(id)))
		for (const id of reached(graph, [page], ({ importedIds }) => importedIds))
			pages.set(id, [...(pages.get(id) ?? []), basename(page, '.tsx')]);
	const inStatic = reached(graph, staticParts, ({ importedIds }) => importedIds);
	const sets: string[] = [];
	const place = (set: string) => (sets.includes(set) ? sets.indexOf(set) : sets.push(set) - 1);
	const chooseName = (id: string): string => {
		const users = pages.get(id) ?? [];
		const isShell = around.has(id) || (users.length > 1 && !/\/(?:features|parts|map)\//.test(id));
		if (isShell) return framework.test(id) ? 'framework' : 'shell';
		if (users.length === 1 && !inStatic.has(id)) return `page-${users[0]}`;
		return `pages-${place(`${users.sort()} ${inStatic.has(id)}`)}`;
	};
	return [...around, ...pages.keys()].map((id) => [id, chooseName(id)]);
}

/** Modules that only static parts need, apart from those also loaded at an interaction. */
function namesOfStatic(graph: Graph, staticParts: StaticParts): [string, string][] {
	const ids = [...graph.getModuleIds()];
	const imported = (from: string[]) => reached(graph, from, ({ importedIds }) => importedIds);
	const atFirst = imported(ids.filter((id) => graph.getModuleInfo(id)?.isEntry));
	const touches = listLoadsAtTouch(graph, ids, staticParts);
	const users = new Map<string, { part: Set<string>; declaring: Set<string> }[]>();
	for (const [name, { declaring }] of staticParts) {
		const part = imported([name]);
		for (const id of part) if (!atFirst.has(id)) users.set(id, [...(users.get(id) ?? []), { part, declaring }]);
	}
	return [...users].map(([id, parts]) => {
		const touched = touches.get(id);
		const declaring = [...new Set(parts.flatMap((one) => [...one.declaring]))];
		if (!touched) return [id, declaring.length > 1 ? 'static-shared' : `static-${declaring[0]}`];
		const isWhole = parts.every(({ part }) => touched.some(({ loaded }) => part.has(loaded)));
		return [id, (isWhole && nameAtTouch(touched)) || (primitive.test(id) ? 'later-ui' : 'later-shared')];
	});
}

type Interaction = { loaded: string; by: string };

/** The modules that each module imports dynamically, with everything they import. */
function listLoadsAtTouch(graph: Graph, ids: string[], staticParts: StaticParts): Map<string, Interaction[]> {
	const touches = new Map<string, Interaction[]>();
	for (const by of ids)
		for (const loaded of graph.getModuleInfo(by)?.dynamicallyImportedIds ?? [])
			if (staticParts.get(loaded)?.isTouched !== false)
				for (const id of reached(graph, [loaded], ({ importedIds }) => importedIds))
					touches.set(id, [...(touches.get(id) ?? []), { loaded, by }]);
	return touches;
}

/** One file per dynamic import, and one for what is shared by several of one module. */
function nameAtTouch(touches: Interaction[]): string | null {
	const only = (found: string[]) => (new Set(found).size === 1 ? `later-${basename(found[0] ?? '').replace(/\.tsx?$/, '')}` : null);
	return only(touches.map(({ loaded }) => loaded)) ?? only(touches.map(({ by }) => by));
}

function reached(graph: Graph, from: string[], next: (module: Module) => readonly string[]): Set<string> {
	const found = new Set(from);
	for (const id of found) {
		const module = graph.getModuleInfo(id);
		for (const imported of module ? next(module) : []) found.add(imported);
	}
	return found;
}
