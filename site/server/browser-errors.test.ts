import { expect, test } from 'vitest';
import { createLogger } from '#runtime/logger.ts';
import { browserErrors } from './browser-errors.ts';

function site() {
	const lines: Record<string, unknown>[] = [];
	let address = '198.51.100.1';
	const logger = createLogger((line) => lines.push(JSON.parse(line)));
	const app = browserErrors({ readAddress: () => address }, logger);
	return {
		lines,
		from: (visitor: string) => {
			address = visitor;
		},
		tell: async (report: unknown) => (await app.request('/_errors', { method: 'POST', body: JSON.stringify(report) })).status,
	};
}

const report = { path: '/search', message: 'x is not a function', stack: 'at f (https://site/assets/shell-1.js:1:2)' };

test('logs errors of pages', async () => {
	const { lines, tell } = site();
	expect(await tell(report)).toBe(204);
	expect(lines).toMatchObject([{ level: 'warn', event: 'browser.error', said: 'x is not a function', path: '/search' }]);
});

test('logs nothing personal', async () => {
	const { lines, tell } = site();
	await tell({
		...report,
		path: '/alerts/confirm?token=abc',
		message: 'mona@example.com, +20 100 123 4567 at https://site/x?name=Mona: failed',
	});
	expect(lines[0]).toMatchObject({ path: '/alerts/confirm' });
	expect(JSON.stringify(lines)).not.toMatch(/abc|mona|example|4567|Mona/);
});

test('limits reports per visitor and in total', async () => {
	const { lines, tell, from } = site();
	const answers: number[] = [];
	for (let count = 0; count < 7; count++) answers.push(await tell(report));
	expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429]);
	for (let visitor = 0; visitor < 80; visitor++) {
		from(`198.51.100.${visitor + 2}`);
		await tell(report);
	}
	expect(lines.filter(({ event }) => event === 'browser.error')).toHaveLength(60);
	expect(lines.filter(({ event }) => event === 'browser.errors_dropped')).toHaveLength(1);
});

test.each([null, {}, { ...report, stack: 'x'.repeat(2000) }, { ...report, message: 7 }])('%j is rejected', async (body) => {
	const { lines, tell } = site();
	expect(await tell(body)).toBe(400);
	expect(lines).toEqual([]);
});
