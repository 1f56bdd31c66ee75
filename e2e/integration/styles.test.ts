import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#bin/processes.ts';

const assets = join(root, 'site', 'build', 'client', 'assets');

const sheets = globSync('*.css', { cwd: assets }).map((name) => ({ name, css: readFileSync(join(assets, name), 'utf8') }));

const isSetByScript = (name: string) => name.startsWith('--radix-');

test('every custom property in use is defined', () => {
	const given = new Set(sheets.flatMap(({ css }) => css.match(/--[\w-]+(?=:)/g) ?? []));
	const missing = sheets.flatMap(({ name, css }) =>
		[...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, value = '']) =>
			given.has(value) || isSetByScript(value) ? [] : [`${value} in ${name}`],
		),
	);
	expect(given.size).toBeGreaterThan(50);
	expect(missing).toEqual([]);
});

test('no style sheet exists under two names', () => {
	const written = new Map(sheets.map(({ name, css }) => [css, name]));
	expect(sheets.flatMap(({ name, css }) => (written.get(css) === name ? [] : [`${name}, ${written.get(css)}`]))).toEqual([]);
});
