import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config';
import { bringUpCmsAlone, bringUpSiteAlone, bringUpSystem } from './bring-up.ts';
import { checkDisk } from './checks.ts';
import { claimDataFolder, type DataFolder } from './data-folder.ts';
import { explain, isStopping } from './failure.ts';
import { type Outputs, openOutputs } from './output.ts';
import { Processes } from './processes.ts';
import { type Mode, SITE } from './site.ts';
import { checkMachine, type Part } from './system.ts';
import { watchSources } from './watch-sources.ts';

const bringUp = { system: bringUpSystem, site: bringUpSiteAlone, cms: bringUpCmsAlone };

/** Runs the whole system, or one part, until it is told to stop. */
export async function serve(mode: Mode, part: Part = 'system'): Promise<void> {
	let folder: DataFolder | null = null;
	let outputs: Outputs = openOutputs(null);
	const processes = new Processes((name, how) => console.error(`${name} stopped by itself (${how}) and is started again.`), {
		restarts: true,
		output: (name) => (mode === 'development' ? 'inherit' : outputs.of(name)),
		onStart: () => folder?.note(processes.pids()),
	});
	let stopped = false;
	const stop = async (code: number, sentence?: string) => {
		if (stopped) return;
		stopped = true;
		if (sentence) process.stderr.write(`\n${sentence}\n`);
		else process.stdout.write('\nStopping …\n');
		await processes.stopAll();
		folder?.release();
		process.exit(code);
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
	// Sent after log files were moved.
	process.on('SIGHUP', () => outputs.reopen());
	process.on('disconnect', () => void stop(0));
	// A closed pipe or terminal.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

	try {
		const config = readConfig();
		const hasContent = ['replica.db', 'replica.db.good'].some((name) => existsSync(join(config.siteDir, name)));
		// A site with content serves even on a full disk.
		if (!hasContent) checkDisk(config.dataDir);
		folder = claimDataFolder(part === 'site' ? config.siteDir : config.dataDir, { site: config.port, cms: config.cmsPort });
		await checkMachine(config, part, hasContent);
		outputs = openOutputs(config.logDir);
		if (mode === 'development')
			watchSources((file) => {
				console.log(`  ${file} was saved: the site starts again.`);
				processes.restart(SITE);
			});
		await bringUp[part]({ config, mode, processes, outputs, hasContent });
	} catch (error) {
		if (stopped || isStopping(error)) return;
		await stop(1, explain(error));
	}
}
