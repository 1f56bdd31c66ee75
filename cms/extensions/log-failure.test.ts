import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logFailure } from './log-failure.ts';

const root = join(import.meta.dirname, '../..');
const named = /(?:{\s*event: |logFailure\(logger, )'(\w+\.\w+)'/g;

test('a failure after the answer is logged as one line with an event name', () => {
	const lines: unknown[] = [];
	const failure = new Error('no disk');
	logFailure({ error: (...line) => lines.push(line) }, 'names.copy_failed', 'A name was not copied')(failure);
	expect(lines).toEqual([[{ event: 'names.copy_failed', err: failure }, 'A name was not copied']]);
});

test('every event that our extensions of Directus log is in operations.md', () => {
	const sources = globSync('cms/extensions/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
	const events = sources.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, event]) => event));
	expect(events.length).toBeGreaterThan(15);
	const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
	expect([...new Set(events)].filter((event) => !documented.includes(`\`${event}\``))).toEqual([]);
});
