import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const views = globSync('**/*.tsx', { cwd: import.meta.dirname })
	.filter((file) => !file.includes('.test.') && !file.startsWith('pages/ui'))
	.map((file) => ({ file, code: readFileSync(new URL(file, import.meta.url), 'utf8') }));

/** Matches as `file: match`. */
const find = (pattern: RegExp) =>
	views.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`));

test('no view has words of its own: they stand in the dictionaries', () => {
	// Text in an element on one line, or on a line of its own.
	const inElement = /(?<=<[a-z][^<>{}\n]*>)[^<>{}\n]*\p{L}{2}[^<>{}\n]*(?=<\/)/gu;
	const inAttribute = /(?<=\s(?:aria-label|title|placeholder|alt)=")[^"]*\p{L}{2}[^"]*(?=")/gu;
	expect([...find(inElement), ...find(inAttribute)].filter((found) => !found.includes('__title__'))).toEqual([]);
});

test('sides are the beginning and the end of a line, not left and right', () => {
	const physical =
		/(?<=["'\s:])-?(?:[mp][lr]-[\d[(]|(?:left|right)-[\d[(]|(?:border|rounded)-[lr](?:-|(?=["'\s]))|text-(?:left|right)(?=["'\s]))\S*/g;
	expect(find(physical)).toEqual([]);
});

test('no module makes a format when it is loaded: a browser takes milliseconds for each', () => {
	const root = new URL('../../', import.meta.url);
	const files = globSync('{site/app,domain}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
	const atOnce = /^(?:export )?const \w+ = (?:new Intl\.|(?:number|dateTime|list)Format\(|pluralRules\()/m;
	expect(files.filter((file) => atOnce.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});

test('formats come from intl-formats.ts, and cookies are written by cookie.ts alone', () => {
	const root = new URL('../../', import.meta.url);
	const files = globSync('{site/app,site/server,cms/extensions,domain}/**/*.{ts,tsx}', { cwd: root }).filter(
		(file) => !file.includes('.test.'),
	);
	const where = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(new URL(file, root), 'utf8'))).sort();
	expect(where(/new Intl\./)).toEqual(['domain/cairo.ts', 'site/app/i18n/intl-formats.ts']);
	expect(where(/hono\/(?:utils\/)?cookie|[;`] ?SameSite=/)).toEqual(['domain/cookie.ts']);
});

test('each part of Radix comes by its own path: its index brings all of them to every page', () => {
	expect(find(/from 'radix-ui'/g)).toEqual([]);
});
