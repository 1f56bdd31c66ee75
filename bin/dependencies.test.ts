import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

test('every package is required in a single version', () => {
	const { dependencies, devDependencies, optionalDependencies, overrides } = read('package.json');
	const asked: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
	expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lockfile names no download server', () => {
	const packages: object[] = Object.values(read('package-lock.json').packages);
	expect(packages.filter((one) => 'resolved' in one && !('link' in one))).toEqual([]);
});
