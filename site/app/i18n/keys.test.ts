import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('..', import.meta.url).pathname;
const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/\.test\.tsx?$/.test(file));

/** `t(key as …)` and t(`type.${type as …}`). */
const castKey = /\bt\(\s*(?:`[^`]*\$\{[^}]*\bas\b|[\w.]+ as\b)/;

test('message keys are never cast, so a missing key is a type error', () => {
	expect(sources.length).toBeGreaterThan(300);
	expect(sources.filter((file) => castKey.test(readFileSync(app + file, 'utf8')))).toEqual([]);
});
