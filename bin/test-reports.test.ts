import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';
import { addTallies, readPlaywrightReport, readVitestReport } from './test-reports.ts';

const vitest = (testResults: object[], failed: number) =>
	readVitestReport(JSON.stringify({ numPassedTests: 3, numFailedTests: failed, testResults }));

test('names the failed test with the first lines of its error', () => {
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

test('names a file that failed to load', () => {
	const file = { name: join(root, 'domain/price.test.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] };
	expect(vitest([file], 0).failures).toEqual(['domain/price.test.ts › the file\n    SyntaxError']);
});

const spec = (title: string, ...tries: object[]) => ({ file: 'journeys/home.spec.ts', title, tests: [{ results: tries }] });
const passed = { status: 'passed' };
const playwright = (suite: object) => readPlaywrightReport(JSON.stringify({ suites: [suite] }));

test('names a failed journey in any group', () => {
	const closes = spec('closes', { status: 'failed', error: { message: 'not closed' } });
	const tally = playwright({ specs: [spec('opens', passed)], suites: [{ specs: [closes] }] });
	expect(tally).toEqual({ passed: 1, failed: 1, failures: ['e2e/journeys/home.spec.ts › closes\n    not closed'] });
});

test('a journey that failed once has failed; one whose browser hung may be retried', () => {
	const failed = { status: 'failed', error: { message: 'not closed' } };
	const hung = { status: 'timedOut', error: { message: 'Test timeout exceeded' } };
	expect(playwright({ specs: [spec('races', failed, passed)] })).toMatchObject({ passed: 0, failed: 1 });
	expect(playwright({ specs: [spec('hung', hung, passed)] })).toEqual({ passed: 1, failed: 0, failures: [] });
	expect(playwright({ specs: [spec('hung twice', hung, hung)] })).toMatchObject({ passed: 0, failed: 1 });
	expect(playwright({ specs: [spec('left out', { status: 'skipped' })] })).toEqual({ passed: 0, failed: 0, failures: [] });
});

test('adds up several results', () => {
	const one = { passed: 1, failed: 1, failures: ['a'] };
	expect(addTallies([one, { passed: 2, failed: 0, failures: [] }])).toEqual({ passed: 3, failed: 1, failures: ['a'] });
});
