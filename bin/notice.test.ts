import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

test('NOTICE.md names every package we chose', () => {
	const manifests = ['package.json', ...globSync('*/package.json', { cwd: root, exclude: ['node_modules'] })];
	const chosen = manifests.flatMap((file) => {
		const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
		return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
	});
	const named = [...readFileSync(join(root, 'NOTICE.md'), 'utf8').matchAll(/^\| (\S+) +\|/gm)].map(([, name]) => name);
	expect(named.filter((name) => name !== 'package' && name !== '---' && !/^-+$/.test(name ?? '')).sort()).toEqual(
		[...new Set(chosen)].sort(),
	);
});
