import { relative } from 'node:path';
import { root } from './processes.ts';

/** What a part of the suite counted, and the names of what failed. */
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
type PlaywrightSuite = {
	specs?: { file: string; title: string; ok: boolean; tests: { projectName: string; results: { error?: { message?: string } }[] }[] }[];
	suites?: PlaywrightSuite[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } } & PlaywrightSuite;

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

export function readPlaywrightReport(text: string): Tally {
	const { stats, ...suite }: PlaywrightReport = JSON.parse(text);
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: failedSpecs(suite) };
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
	const failed = specs.filter(({ ok }) => !ok);
	return [
		...failed.map(({ file, title, tests }) => {
			const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
			return failure(`${root}/e2e/${file}`, title, messages.find(Boolean));
		}),
		...suites.flatMap(failedSpecs),
	];
}

export const addTallies = (tallies: Tally[]): Tally => ({
	passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
	failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
	failures: tallies.flatMap(({ failures }) => failures),
});

/** The names of what failed stand last, where anyone who sees only the end of a long log finds them. */
export function printTally({ passed, failed, failures }: Tally): void {
	if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
	console.log(`\n${passed} passed, ${failed} failed`);
}
