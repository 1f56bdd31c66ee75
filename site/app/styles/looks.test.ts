import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Look, lookOf, siteMap } from '../site-map.ts';

const app = resolve(import.meta.dirname, '..');
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

const namesClasses = /className|['\s](?:tone|bg|px|min-h|rounded|grid-cols)-[\w[]/;

/** Every file of ours that a page can draw with, at once or later. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file) || !existsSync(file)) return found;
	found.add(file);
	for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) filesOf(join(dirname(file), path), found);
	return found;
}

/** What a sheet is made from, and what is left out of it. */
function sourcesOf(look: Look): (file: string) => boolean {
	const lines = [...readFileSync(join(app, `styles/looks/${look}.css`), 'utf8').matchAll(/@source (not )?"([^"]+)"/g)];
	const [used, unused] = [lines.filter(([, not]) => !not), lines.filter(([, not]) => not)].map((some) =>
		some.map(([, , path = '']) => resolve(app, 'styles/looks', path)),
	);
	const isUnder =
		(paths: string[] = []) =>
		(file: string) =>
			paths.some((path) => file === path || file.startsWith(`${path}/`));
	return (file) => isUnder(used)(file) && !isUnder(unused)(file);
}

test.each(siteMap.map((entry) => [entry.page, lookOf(entry)] as const))('the sheet of %s knows all it draws with', (page, look) => {
	const isKnown = sourcesOf(look);
	const drawn = [...filesOf(join(app, `pages/${page}.tsx`))].filter((file) => namesClasses.test(readFileSync(file, 'utf8')));
	expect(drawn.length).toBeGreaterThan(1);
	expect(drawn.filter((file) => !isKnown(file)).map((file) => relative(app, file))).toEqual([]);
});
