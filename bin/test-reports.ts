import { relative } from 'node:path';
import { root } from './processes.ts';

/** Counts of a part of the suite, and the names of failed tests. */
export type Tally = { passed: number; failed: number; failures: string[] };

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
};
type PlaywrightTry = { status: 'passed' | 'failed' | 'timedOut' | 'interrupted' | 'skipped'; error?: { message?: string } };
type PlaywrightSuite = {
	specs?: { file: string; title: string; tests: { results: PlaywrightTry[] }[] }[];
	suites?: PlaywrightSuite[];
};

const failure = (file: string, test: string, message: string | undefined) =>
	`${relative(root, file)} › ${test}${message ? `\n    ${message.split('\n', 3).join('\n    ')}` : ''}`;

export function readVitestReport(text: string): Tally {
	const report: VitestReport = JSON.parse(text);
	const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (failed.length) return failed.map((test) => failure(name, test.fullName, test.failureMessages[0]));
		return status === 'failed' ? [failure(name, 'the file', message)] : [];
	});
	return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/** Only a browser that stopped answering (timeout) may be retried; a test that failed once has failed. */
const hasPassed = (tries: PlaywrightTry[]): boolean =>
	tries.at(-1)?.status === 'passed' && tries.slice(0, -1).every(({ status }) => status === 'timedOut');
const wasSkipped = (tries: PlaywrightTry[]): boolean => tries.every(({ status }) => status === 'skipped');

export const readPlaywrightReport = (text: string): Tally => tallySuite(JSON.parse(text));

function tallySuite({ specs = [], suites = [] }: PlaywrightSuite): Tally {
	const tests = specs.flatMap(({ file, title, tests }) => tests.map(({ results }) => ({ file, title, results })));
	const made = tests.filter(({ results }) => !wasSkipped(results));
	const failed = made.filter(({ results }) => !hasPassed(results));
	const failures = failed.map(({ file, title, results }) =>
		failure(`${root}/e2e/${file}`, title, results.map(({ error }) => error?.message).find(Boolean)),
	);
	return addTallies([{ passed: made.length - failed.length, failed: failed.length, failures }, ...suites.map(tallySuite)]);
}

export const addTallies = (tallies: Tally[]): Tally => ({
	passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
	failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
	failures: tallies.flatMap(({ failures }) => failures),
});

/** Failed tests are listed last, at the end of a long log. */
export function printTally({ passed, failed, failures }: Tally): void {
	if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
	console.log(`\n${passed} passed, ${failed} failed`);
}
