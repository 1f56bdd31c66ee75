import { type Config, readConfig } from '#config';
import { type Api, createApi } from '#directus/api.ts';
import { localUrl } from './addresses.ts';
import { claimDataFolder, isRunning, readRunning } from './data-folder.ts';
import { Failure } from './failure.ts';
import { Processes } from './processes.ts';
import { fail } from './progress.mjs';
import { readSecrets } from './secrets.ts';
import { bringUpCms } from './system.ts';

/** For commands: uses the running system of this data folder, or starts its Directus while the command runs. */
export async function withDirectus(work: (api: Api, config: Config) => Promise<void>): Promise<void> {
	const config = readConfig();
	if (config.externalCms && !config.externalCms.adminToken)
		throw new Failure('To change another Directus its DIRECTUS_ADMIN_TOKEN is needed.');
	const processes = new Processes((name) => fail(`${name} stopped by itself.`));
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void processes.stopAll().then(() => process.exit(1)));
	const secrets = readSecrets(config);
	if (!config.externalCms && isRunning(config.dataDir)) {
		const port = readRunning(config.dataDir)?.ports?.cms ?? config.cmsPort;
		return work(createApi(localUrl(config.cmsHost, port), secrets.adminToken), config);
	}
	const folder = claimDataFolder(config.dataDir);
	const url = await bringUpCms({ ...config, sampleContent: null }, secrets, processes);
	await work(createApi(url, secrets.adminToken), config);
	await processes.stopAll();
	folder.release();
}
