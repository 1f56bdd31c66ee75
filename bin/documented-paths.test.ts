import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

const there = globSync(
	'{.ci,.github,bench,bin,catalogue,cms,content,deploy,directus,docs,domain,e2e,outbox,runtime,seed,sign-in,site}/**',
	{
		cwd: root,
		exclude: ['**/node_modules', '**/build'],
	},
);
const known = ['config.ts', 'config-variables.ts', ...there].map((path) => `/${path}`);

test.each([
	['docs/architecture.md', 100],
	['docs/glossary.md', 25],
])('every file and folder named in %s exists', (page, atLeast) => {
	const text = readFileSync(join(root, page), 'utf8');
	/** Paths with a leading slash are addresses of the site. */
	const paths = [...text.matchAll(/`#?([\w.-][\w./-]*(?:\.(?:tsx?|mjs)|\/))`/g)].map(([, path = '']) => path);
	expect(paths.length).toBeGreaterThan(atLeast);
	expect(paths.filter((path) => !known.some((one) => one.endsWith(`/${path.replace(/\/$/, '')}`)))).toEqual([]);
});
