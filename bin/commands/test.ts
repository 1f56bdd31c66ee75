import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { explain } from '../failure.ts';
import { findJava } from '../java.ts';
import { step } from '../progress.mjs';
import { runParts, runSideBySide, type Tally } from '../suite.ts';
import { runTestFiles } from '../test-files.ts';
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
const tally: Tally = { passed: 0, failed: 0 };
const add = ({ passed, failed }: Tally) => {
	tally.passed += passed;
	tally.failed += failed;
};

async function finish(): Promise<never> {
	for (const { stop } of systems) await stop();
	rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
	console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
	process.exit(tally.failed === 0 ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.on(signal, () => {
		tally.failed++;
		void finish();
	});

async function bringUp(name: string, original?: TestSystem): Promise<TestSystem> {
	const system = await bringUpTestSystem(join(folder, name), original?.config);
	systems.push(system);
	return system;
}

try {
	const chromium = await step(
		'Browser',
		async () => findChromium(),
		(path) => path || 'Playwright’s own',
	);
	const java = await step('Java', findJava, (path) => path);
	const tools = { ...(chromium && { CHROMIUM: chromium }), JAVA: java };
	const [checked, main] = await Promise.all([runSideBySide(['types', 'lint'], ['unit']), bringUp('main')]);
	add(checked);
	const copy = await bringUp('copy', main);
	// Commands bring up systems of their own; rights, attacks and faults have the copy, so that they change nothing that others count.
	const tallies = await Promise.all([
		runParts(['integration', 'journeys', 'editing'], { ...tools, ...main.env }),
		runParts(['security', 'faults'], { ...tools, ...copy.env }, 'held back'),
		runParts(['commands'], { ...tools, ...main.env }, 'held back'),
	]);
	tallies.forEach(add);
	const broken = main.broken() ?? copy.broken();
	if (broken) throw new Error(broken);
} catch (error) {
	tally.failed++;
	console.error(explain(error));
}
await finish();
