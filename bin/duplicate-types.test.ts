import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

const declaration = /^(?:export )?type (\w+)(?:<[^=]*>)? =((?:[^;{]|\{[^}]*\})*);$/gm;
const comments = /\/\*\*.*?\*\//gs;
/** Shorter types, such as `string | null`, say nothing about our domain. */
const SHORTEST = 28;

test('no type is declared twice', () => {
	const files = globSync('{bench,bin,catalogue,cms,content,directus,domain,e2e,outbox,runtime,seed,sign-in,site}/**/*.{ts,tsx}', {
		cwd: root,
		exclude: ['**/node_modules', '**/build', '**/.react-router', '**/*.test.*'],
	});
	const places = new Map<string, string[]>();
	for (const file of files)
		for (const [, name, body = ''] of readFileSync(join(root, file), 'utf8').matchAll(declaration)) {
			const shape = body.replace(comments, '').replace(/\s+/g, ' ').trim();
			if (shape.length >= SHORTEST && !shape.startsWith('ReturnType<'))
				places.set(shape, [...(places.get(shape) ?? []), `${name} in ${file}`]);
		}
	expect(places.size).toBeGreaterThan(500);
	expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});
