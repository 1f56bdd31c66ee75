import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const views = globSync('**/*.tsx', { cwd: import.meta.dirname })
	.filter((file) => !file.includes('.test.') && !file.startsWith('pages/ui'))
	.map((file) => ({ file, code: readFileSync(new URL(file, import.meta.url), 'utf8') }));

/** Matches as `file: match`. */
const find = (pattern: RegExp) =>
	views.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`));

test('no view contains text: it is in the dictionaries', () => {
	// Text in an element on one line, or on a line of its own.
	const inElement = /(?<=<[a-z][^<>{}\n]*>)[^<>{}\n]*\p{L}{2}[^<>{}\n]*(?=<\/)/gu;
	const inAttribute = /(?<=\s(?:aria-label|title|placeholder|alt)=")[^"]*\p{L}{2}[^"]*(?=")/gu;
	expect([...find(inElement), ...find(inAttribute)].filter((found) => !found.includes('__title__'))).toEqual([]);
});

test('uses logical sides, not left and right', () => {
	const physical =
		/(?<=["'\s:])-?(?:[mp][lr]-[\d[(]|(?:left|right)-[\d[(]|(?:border|rounded)-[lr](?:-|(?=["'\s]))|text-(?:left|right)(?=["'\s]))\S*/g;
	expect(find(physical)).toEqual([]);
});

test('no module creates an Intl format when loaded, which takes milliseconds', () => {
	const root = new URL('../../', import.meta.url);
	const files = globSync('{site/app,domain}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
	const atOnce = /^(?:export )?const \w+ = (?:new Intl\.|(?:number|dateTime|list)Format\(|pluralRules\()/m;
	expect(files.filter((file) => atOnce.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});

test('formats come from intl-formats.ts, and only cookie.ts writes cookies', () => {
	const root = new URL('../../', import.meta.url);
	const files = globSync('{site/app,site/server,cms/extensions,domain}/**/*.{ts,tsx}', { cwd: root }).filter(
		(file) => !file.includes('.test.'),
	);
	const where = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(new URL(file, root), 'utf8'))).sort();
	expect(where(/new Intl\./)).toEqual(['domain/cairo.ts', 'site/app/i18n/intl-formats.ts']);
	expect(where(/hono\/(?:utils\/)?cookie|[;`] ?SameSite=/)).toEqual(['domain/cookie.ts']);
});

test('imports each Radix part by its own path, since the index loads all', () => {
	expect(find(/from 'radix-ui'/g)).toEqual([]);
});

test('no script inserts a style element or attribute, which the policy of pages refuses', () => {
	const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));
	const refused = /setAttribute\('style'|createElement\('style'\)|Radix\.Overlay/;
	expect(files.filter((file) => refused.test(readFileSync(new URL(file, import.meta.url), 'utf8')))).toEqual([]);
});
