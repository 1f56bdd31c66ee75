import { type Api, createApi } from '../cms/api.ts';
import { type Config, readConfig } from '../config.ts';
import { localUrl } from './addresses.ts';
import { Failure } from './failure.ts';
import { Processes } from './processes.ts';
import { fail } from './progress.mjs';
import { readSecrets } from './secrets.ts';
import { bringUpCms, isRunning } from './system.ts';

/** For commands: works on the system that runs on this data folder, or brings its Directus up for as long as it takes. */
export async function withDirectus(work: (api: Api, config: Config) => Promise<void>): Promise<void> {
	const config = readConfig();
	if (config.externalCms && !config.externalCms.adminToken)
		throw new Failure('To change another Directus its DIRECTUS_ADMIN_TOKEN is needed.');
	const processes = new Processes((name) => fail(`${name} stopped by itself.`));
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void processes.stopAll().then(() => process.exit(1)));
	const url =
		!config.externalCms && isRunning(config.dataDir)
			? localUrl(config.cmsHost, config.cmsPort)
			: (await bringUpCms({ ...config, sampleContent: false }, processes)).url;
	await work(createApi(url, readSecrets(config).adminToken), config);
	await processes.stopAll();
}
