import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';
import { addTallies, readPlaywrightReport, readVitestReport } from './test-reports.ts';

const vitest = (testResults: object[], failed: number) =>
	readVitestReport(JSON.stringify({ numPassedTests: 3, numFailedTests: failed, testResults }));

test('names the test that failed, with the first lines of why', () => {
	const failed = {
		fullName: 'a price is one',
		status: 'failed',
		failureMessages: ['AssertionError: 1 is not 2\n    at\n    there\n    and on'],
	};
	const file = {
		name: join(root, 'domain/price.test.ts'),
		status: 'failed',
		message: '',
		assertionResults: [failed, { status: 'passed' }],
	};
	const tally = vitest([file], 1);
	expect(tally).toMatchObject({ passed: 3, failed: 1 });
	expect(tally.failures).toHaveLength(1);
	expect(tally.failures[0]).toMatch(/^domain\/price\.test\.ts › a price is one\n {4}AssertionError: 1 is not 2/);
	expect(tally.failures[0]).not.toContain('and on');
});

test('names a file that did not load', () => {
	const file = { name: join(root, 'domain/price.test.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] };
	expect(vitest([file], 0).failures).toEqual(['domain/price.test.ts › the file\n    SyntaxError']);
});

test('names a journey that failed, in whichever group it stands', () => {
	const spec = (title: string, ok: boolean, error?: object) => ({
		file: 'journeys/home.spec.ts',
		title,
		ok,
		tests: [{ projectName: 'phone', results: [{ error }] }],
	});
	const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false, { message: 'not closed' })] }] }];
	const tally = readPlaywrightReport(JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites }));
	expect(tally).toEqual({ passed: 1, failed: 1, failures: ['e2e/journeys/home.spec.ts › closes\n    not closed'] });
});

test('what several counted is one count', () => {
	const one = { passed: 1, failed: 1, failures: ['a'] };
	expect(addTallies([one, { passed: 2, failed: 0, failures: [] }])).toEqual({ passed: 3, failed: 1, failures: ['a'] });
});
