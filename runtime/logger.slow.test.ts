import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLogger, type Fields } from './logger.ts';

function written(fields: Fields): Record<string, unknown> {
	const lines: string[] = [];
	createLogger((line) => lines.push(line)).warn('replica.pulled', 'All content is in the replica', fields);
	return JSON.parse(lines.join());
}

test('a line has the event, a sentence and the time', () => {
	expect(written({ documents: 7 })).toEqual({
		level: 'warn',
		time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		event: 'replica.pulled',
		message: 'All content is in the replica',
		documents: 7,
	});
});

test.each<[Fields, Fields]>([
	[{ path: '/search?q=villa#map' }, { path: '/search' }],
	[{ reason: 'GET http://cms:8055/items/agent?access_token=abc: 403' }, { reason: 'GET http://cms:8055/items/agent: 403' }],
	[{ reason: 'no account mona@example.com (yet)' }, { reason: 'no account … (yet)' }],
	[{ reason: 'call +20 100 123 4567 or 01001234567' }, { reason: 'call … or …' }],
	[{ reason: 'call ٠١٠٠١٢٣٤٥٦٧, 0100.123.4567, 0100/123/4567, n01001234567 or -01001234567' }, { reason: 'call …, …, …, n… or -…' }],
	[{ reason: 'mona%40example.com and "mona k"@example.com' }, { reason: '… and …' }],
	[
		{ email: 'x', visitor: { phone: 'y' }, rows: [{ token: 'z' }] },
		{ email: '…', visitor: { phone: '…' }, rows: [{ token: '…' }] },
	],
])('%j is logged without personal data', (fields, shown) => {
	expect(written(fields)).toMatchObject(shown);
});

test.each<[Fields]>([
	[{ day: '2026-11-16', moment: '2026-11-16T10:00:00.000Z', file: '00000000-0000-4000-8000-000000000001', id: 1234567 }],
	[{ reference: 'PN-7K4M-2QXR', reason: 'Cannot read a?.b', confirm: 'http://site/alerts/confirm?token=abc' }],
])('%j is logged unchanged', (fields) => {
	expect(written(fields)).toMatchObject(fields);
});

test('an error is logged as its stack, without query strings', () => {
	const error = new Error('failed');
	error.stack = 'Error: failed\n    at load (file:///site/a.js?t=12:30:5)';
	expect(written({ error })).toMatchObject({ error: 'Error: failed\n    at load (file:///site/a.js:30:5)' });
});

const program = `import { createLogger } from '${import.meta.dirname}/logger.ts';
const logger = createLogger();
for (let line = 0; line < 3000; line++) logger.info('test.line', 'x'.repeat(1000));
await new Promise((resolve) => setTimeout(resolve, 50));
logger.info('test.line', 'the last');
process.exit(7);`;
const run = ['--input-type=module', '--eval', program];

test('everything is written before an exit', () => {
	const { stdout, status } = spawnSync(process.execPath, run, { encoding: 'utf8', maxBuffer: 1e8 });
	expect([status, stdout.split('\n').length - 1, stdout.includes('the last')]).toEqual([7, 3001, true]);
});

test('a full disk does not end the process', () => {
	expect(spawnSync(process.execPath, run, { stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'] }).status).toBe(7);
});

test('a reader that closes the pipe does not end the process', async () => {
	const child = spawn(process.execPath, run, { stdio: ['ignore', 'pipe', 'ignore'] });
	child.stdout.once('data', () => child.stdout.destroy());
	expect(await once(child, 'exit')).toEqual([7, null]);
});
