import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { halfOfRound } from '#e2e/thorough.ts';
import { type Environment, root } from './processes.ts';
import { addTallies, printTally, readPlaywrightReport, readVitestReport, type Tally } from './test-reports.ts';

export type Part =
	| 'types'
	| 'lint'
	| 'unit'
	| 'slow'
	| 'integration'
	| 'security'
	| 'rights'
	| 'faults'
	| 'resilience'
	| 'journeys'
	| 'editing'
	| 'commands';

const results = join(root, 'test-results');
const tool = (path: string) => join(root, 'node_modules', path);

type Command = { args: string[]; report?: { file: string; read: (text: string) => Tally } };

const vitest = (project: string, ...options: string[]): Command => {
	const file = join(results, `${project}.json`);
	return {
		args: [
			tool('vitest/vitest.mjs'),
			'run',
			'--project',
			project,
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${file}`,
			...options,
		],
		report: { file, read: readVitestReport },
	};
};

const playwright = (name: string, files: string[]): Command => ({
	args: [tool('@playwright/test/cli.js'), 'test', ...files],
	report: { file: join(results, `${name}.json`), read: readPlaywrightReport },
});

/** The largest first, so that both halves take about as long. */
const filesOfRound = (pattern: string) => {
	const sizeOf = (file: string) => statSync(join(root, file)).size;
	return halfOfRound(globSync(pattern, { cwd: root }).sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1)));
};

/**
 * Not `--incremental`, which misses changes of the dictionaries. A single checker, because the default of four does twice the work in all.
 */
const checkTypes = (project: string): Command => ({ args: [tool('typescript/bin/tsc'), '-p', project, '--noEmit', '--checkers', '1'] });

const commands: Record<Part, Command[]> = {
	types: [checkTypes('.'), { args: [tool('@react-router/dev/bin.cjs'), 'typegen', 'site'] }, checkTypes('site')],
	lint: [
		{ args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
		// Finds unused files, exports and dependencies.
		{ args: [tool('knip/bin/knip.js'), '--no-progress'] },
	],
	// Many tests wait more than they compute, and vitest would start a single worker on two cores.
	unit: [vitest('unit', '--maxWorkers=2')],
	slow: [vitest('slow', '--maxWorkers=2')],
	integration: [vitest('integration', ...filesOfRound('e2e/integration/*.test.ts')), vitest('schedules', '--maxWorkers=2')],
	security: [vitest('security', ...filesOfRound('e2e/security/*.test.ts'))],
	// Both need PostgreSQL, and the first one installs it.
	rights: [vitest('rights'), vitest('shared', '--maxWorkers=2', '--passWithNoTests')],
	faults: [vitest('faults')],
	resilience: [vitest('resilience')],
	journeys: [playwright('journeys', filesOfRound('e2e/{journeys,no-js,a11y}/*.spec.ts'))],
	// Separately, because journeys that count homes would see what these change.
	editing: [playwright('editing', ['e2e/editing/']), playwright('odd-content', ['e2e/odd-content/'])],
	commands: [vitest('commands')],
};

type Saying = 'at once' | 'held back';

/** Run in the background while a system starts. */
const inBackground: Part[] = ['types', 'lint', 'unit', 'slow'];

/**
 * Runs parts one after another and counts results; a part without tests counts as one. With `saying`, output can be held back until the
 * end.
 */
export async function runParts(parts: Part[], env: Environment = {}, saying: Saying = 'at once'): Promise<Tally> {
	mkdirSync(results, { recursive: true });
	const tallies: Tally[] = [];
	for (const part of parts)
		for (const command of commands[part]) {
			const name = `${part}: ${command.args.slice(0, 4).join(' ').replaceAll(root, '')}`;
			const settings = {
				name,
				saying,
				isInBackground: inBackground.includes(part),
				env: { ...process.env, PLAYWRIGHT_JSON: command.report?.file, ...env },
			};
			tallies.push(await run(command, settings));
		}
	return addTallies(tallies);
}

type Run = { env: Environment; name: string; saying: Saying; isInBackground: boolean };

async function run({ args, report }: Command, { env, name, saying, isInBackground }: Run): Promise<Tally> {
	const title = `\n── ${name}\n`;
	const started = performance.now();
	if (report) rmSync(report.file, { force: true });
	const output = saying === 'at once' ? 'inherit' : 'pipe';
	const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', output, output] });
	if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
	const said: Buffer[] = [Buffer.from(title)];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text));
	if (saying === 'at once') process.stdout.write(title);
	const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
	if (saying === 'held back') process.stdout.write(Buffer.concat(said));
	process.stdout.write(`── took ${Math.round((performance.now() - started) / 1000)} s: ${name}\n`);
	const ended: Tally = code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
	if (!report) return ended;
	try {
		const counted = report.read(readFileSync(report.file, 'utf8'));
		return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1, failures: [name, ...counted.failures] } : counted;
	} catch {
		return ended;
	}
}

/** Runs lists of parts at the same time; all but the first hold back their output. */
async function runSideBySide(...lists: Part[][]): Promise<Tally> {
	const tallies = await Promise.all(lists.map((parts, index) => runParts(parts, {}, index === 0 ? 'at once' : 'held back')));
	return addTallies(tallies);
}

export async function runChecks(...lists: Part[][]): Promise<number> {
	const tally = await runSideBySide(...lists);
	printTally(tally);
	return tally.failed === 0 ? 0 : 1;
}
