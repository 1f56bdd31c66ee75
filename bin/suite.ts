import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

export type Part = 'types' | 'lint' | 'unit' | 'integration' | 'faults' | 'commands' | 'journeys';
export type Tally = { passed: number; failed: number };

const results = join(root, 'test-results');
const tool = (path: string) => join(root, 'node_modules', path);

type Command = { args: string[]; count?: () => Tally };

const vitest = (project: string): Command => {
	const file = join(results, `${project}.json`);
	return {
		args: [tool('vitest/vitest.mjs'), 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
		count: () => {
			const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
			return { passed: numPassedTests, failed: numFailedTests };
		},
	};
};

const playwrightFile = join(results, 'playwright.json');

const commands: Record<Part, Command[]> = {
	types: [
		{ args: [tool('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
		{ args: [tool('@react-router/dev/bin.cjs'), 'typegen', 'site'] },
		{ args: [tool('typescript/bin/tsc'), '--noEmit', '-p', 'site'] },
	],
	lint: [{ args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] }],
	unit: [vitest('unit')],
	integration: [vitest('integration')],
	faults: [vitest('faults')],
	commands: [vitest('commands')],
	journeys: [
		{
			args: [tool('@playwright/test/cli.js'), 'test'],
			count: () => {
				const { stats } = JSON.parse(readFileSync(playwrightFile, 'utf8'));
				return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
			},
		},
	],
};

/** Runs parts of the suite one after the other and counts; a part without tests of its own counts as one. */
export async function runParts(parts: Part[], env: Record<string, string | undefined> = {}): Promise<Tally> {
	mkdirSync(results, { recursive: true });
	const tally: Tally = { passed: 0, failed: 0 };
	for (const part of parts)
		for (const { args, count } of commands[part]) {
			console.log(`\n── ${part}: ${args.slice(0, 4).join(' ').replaceAll(root, '')}`);
			const { passed, failed } = await run(args, count, { ...process.env, PLAYWRIGHT_JSON: playwrightFile, ...env });
			tally.passed += passed;
			tally.failed += failed;
		}
	return tally;
}

async function run(args: string[], count: Command['count'], env: Record<string, string | undefined>): Promise<Tally> {
	if (count)
		for (const file of ['unit.json', 'integration.json', 'faults.json', 'commands.json', 'playwright.json'])
			if (args.join(' ').includes(file)) rmSync(join(results, file), { force: true });
	const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
	const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
	const ended: Tally = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	if (!count) return ended;
	try {
		const counted = count();
		return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
	} catch {
		return ended;
	}
}

export async function runChecks(parts: Part[]): Promise<number> {
	const { passed, failed } = await runParts(parts);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}
