import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fields } from '../config-variables.ts';
import { root } from './processes.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/operations.md');
const code = globSync('{bin,cms,content,directus,outbox,runtime,site/app,site/server,sign-in,deploy}/**', {
	cwd: root,
	exclude: ['**/node_modules', '**/build', '**/*.test.ts'],
	withFileTypes: true,
})
	.filter((entry) => entry.isFile())
	.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
	.join('\n');
const named = (pattern: RegExp): string[] => [...new Set([...page.matchAll(pattern)].map(([, name = '']) => name))];
const unknown = (names: string[], isKnown: (name: string) => boolean) => names.filter((name) => !isKnown(name));

test('every event in docs/operations.md is logged by the code', () => {
	const events = named(/`([a-z_]+\.(?!log\b|conf\b|env\b)[a-z_]+)`/g).filter((name) => name !== 'placeholders.waiting');
	expect(events.length).toBeGreaterThan(40);
	expect(unknown(events, (event) => code.includes(`'${event}'`))).toEqual([]);
});

test('every metric of its alerts exists', () => {
	const metrics = named(/\b(pn_[a-z]+_[a-z_]*[a-z])\b/g);
	expect(metrics.length).toBeGreaterThan(10);
	expect(unknown(metrics, (metric) => code.includes(metric))).toEqual([]);
});

test('every command in it exists', () => {
	const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
	expect(unknown(named(/npm run ([a-z-]+)/g), (script) => scripts.includes(script))).toEqual([]);
});

test('every setting in it exists', () => {
	const settings = named(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
	expect(settings.length).toBeGreaterThan(40);
	const isKnown = (name: string) => name in fields || /^(?:CMS_ENV|SETTING)_[A-Z]/.test(name) || code.includes(name);
	expect(unknown(settings, isKnown)).toEqual([]);
});
