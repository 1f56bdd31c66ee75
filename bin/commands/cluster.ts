import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config';
import { announce, bringUpCluster } from '../cluster.ts';
import { explain, isStopping } from '../failure.ts';
import { type Outputs, openOutputs } from '../output.ts';
import { Processes } from '../processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'pn-cluster-'));
// nginx workers run as another user; every folder inside except theirs stays closed.
chmodSync(folder, 0o711);
let outputs: Outputs = openOutputs(null);
const parts: Processes[] = [];
let stopped = false;

const stores = new Processes((name, how) => void stop(1, `${name} stopped by itself (${how}).`), {
	output: (name) => outputs.of(name),
});
const part = (label: string): Processes => {
	const told = (_name: string, how: string) => console.error(`${label} stopped by itself (${how}) and is started again.`);
	const processes = new Processes(told, { restarts: true, output: () => outputs.of(label) });
	parts.push(processes);
	return processes;
};

/** Stops clients before the servers they use. */
async function stop(code: number, sentence = 'Stopping …'): Promise<void> {
	if (stopped) return;
	stopped = true;
	console.log(`\n${sentence}`);
	await Promise.all(parts.map((processes) => processes.stopAll()));
	await stores.stopAll();
	rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
	process.exit(code);
}
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(end, () => void stop(0));
process.on('SIGHUP', () => outputs.reopen());
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
	outputs = openOutputs(readConfig().logDir);
	const since = Date.now();
	announce(await bringUpCluster(folder, { stores, part }), since);
} catch (error) {
	if (!isStopping(error)) await stop(1, explain(error));
}
