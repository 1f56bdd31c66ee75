import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Look, lookOf, siteMap } from '../site-map.ts';

const app = resolve(import.meta.dirname, '..');
/** What only types are taken from draws nothing. */
const typesOnly = /^(?:import|export) type [^;]*;$/gm;
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?|#app\/[^']+\.tsx?)'/g;

function follow(file: string, found: Set<string>): Set<string> {
	if (found.has(file) || !existsSync(file)) return found;
	found.add(file);
	for (const [, path = ''] of readFileSync(file, 'utf8').replace(typesOnly, '').matchAll(imported))
		follow(path.startsWith('#app/') ? join(app, path.slice(5)) : join(dirname(file), path), found);
	return found;
}

/** Every file of the app that pages of a look can draw with, at once or later. */
export function sourcesOf(look: Look): string[] {
	const pages = siteMap.filter((entry) => lookOf(entry) === look).map(({ page }) => join(app, `pages/${page}.tsx`));
	const frame = ['root.tsx', 'layouts/default.tsx', 'layouts/error-message.tsx', 'layouts/footer-content.tsx', 'pages/not-found.tsx'];
	const found = new Set<string>();
	for (const file of [...pages, ...frame.map((path) => join(app, path))]) follow(file, found);
	return [...found].filter((file) => file.startsWith(app)).sort();
}

const tones = join(app, 'ui/tones.ts');
const colours = /\bcolor(?:=|: )["']([\w-]+)["']/g;

/** Of the colours that a button can have, those that these files name: no sheet carries the others. */
export function tonesIn(files: readonly string[]): string[] {
	const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(colours)].map(([, tone = '']) => tone));
	return ['primary', ...new Set(found)].map((tone) => `tone-${tone}`);
}

/** Words of ours that Tailwind would take for classes. */
const words = ['blur', 'container', 'filter', 'outline', 'resize', 'ring', 'table'];

function sourceLines(files: readonly string[]): string {
	const scanned = files.filter((file) => file !== tones).map((file) => `@source "${file}";`);
	const named = `@source inline("${tonesIn(files).join(' ')}");`;
	return [...scanned, named, `@source not inline("${words.join(' ')}");`].join('\n');
}

/** The style sheet of a look is made from exactly what its pages draw with; in development, where files come and go, from everything. */
export function looks(): Plugin {
	let isBuild = false;
	return {
		name: 'looks',
		enforce: 'pre',
		configResolved(config) {
			isBuild = config.command === 'build';
		},
		transform(code, id) {
			const look = /\/styles\/looks\/(\w+)\.css(?!\?url)/.exec(id)?.[1];
			if (!look || look === 'parts') return null;
			const sources = isBuild ? sourceLines(sourcesOf(look as Look)) : `@source "${app}";`;
			return { code: `${code}\n${sources}`, map: null };
		},
	};
}
