import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThorough, round } from '#e2e/thorough.ts';
import { findChromium } from '../chromium.ts';
import { buildDatabaseDriver } from '../database-driver.ts';
import { explain } from '../failure.ts';
import { findJava } from '../java.ts';
import { step } from '../progress.mjs';
import { runParts } from '../suite.ts';
import { runTestFiles } from '../test-files.ts';
import { addTallies, printTally, type Tally } from '../test-reports.ts';
import { bringUpTestSystem, type TestSystem } from '../test-system.ts';

const files = process.argv.slice(2);
if (files.length)
	process.exit(
		await runTestFiles(files).catch((error) => {
			console.error(explain(error));
			return 1;
		}),
	);

const folder = mkdtempSync(join(tmpdir(), 'pn-test-'));
const systems: TestSystem[] = [];
const tallies: Tally[] = [];
const addFailure = (failure: string) => tallies.push({ passed: 0, failed: 1, failures: [failure] });

async function finish(): Promise<never> {
	for (const { stop } of systems) await stop();
	rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
	const tally = addTallies(tallies);
	printTally(tally);
	process.exit(tally.failed === 0 ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.on(signal, () => {
		addFailure(`interrupted by ${signal}`);
		void finish();
	});

async function bringUp(name: string, original?: TestSystem): Promise<TestSystem> {
	const system = await bringUpTestSystem(join(folder, name), original?.config);
	systems.push(system);
	return system;
}

try {
	// Fixed here, so that a run across midnight leaves out the same tests throughout.
	process.env['ROUND'] = String(round);
	if (!isThorough)
		console.log(`  Round ${round}: it leaves out what other days make; ROUND=${round} npm test leaves out the same, THOROUGH=1 nothing.`);
	// What the system waits for uses one core, so checks run beside it; those that use both come after.
	const checks = runParts(['types', 'lint']);
	const chromium = await step(
		'Browser',
		async () => findChromium(),
		(path) => path || 'Playwright’s own',
	);
	const java = await step('Java', findJava, (path) => path);
	await step('Database driver', buildDatabaseDriver, (done) => done);
	const tests = runParts(['unit', 'slow'], {}, 'held back');
	const tools = { ...(chromium && { CHROMIUM: chromium }), JAVA: java };
	const main = await bringUp('main');
	const [attacked, changed] = await Promise.all([bringUp('attacked', main), bringUp('changed', main)]);
	// Each has its own system, because they would change what others count; commands and faults start their own.
	const tallied = await Promise.all([
		checks,
		tests,
		runParts(['journeys', 'editing'], { ...tools, ...main.env }),
		runParts(['security'], { ...tools, ...attacked.env }, 'held back'),
		runParts(['integration'], { ...tools, ...changed.env }, 'held back'),
		runParts(['commands'], { ...tools, ...main.env }, 'held back'),
		runParts(['faults'], { ...tools, ...main.env }, 'held back'),
	]);
	tallies.push(...tallied);
	const broken = systems.map((system) => system.broken()).find(Boolean);
	if (broken) throw new Error(broken);
} catch (error) {
	addFailure(explain(error));
}
await finish();
