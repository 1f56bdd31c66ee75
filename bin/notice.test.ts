import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

test('NOTICE.md names every direct dependency', () => {
	const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const chosen = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
	const named = [...readFileSync(join(root, 'NOTICE.md'), 'utf8').matchAll(/^\| (\S+) +\|/gm)].map(([, name]) => name);
	expect(named.filter((name) => name !== 'package' && name !== '---' && !/^-+$/.test(name ?? '')).sort()).toEqual(chosen.sort());
});
