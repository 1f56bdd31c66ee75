import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { Processes } from '#bin/processes.ts';
import { readSecrets } from '#bin/secrets.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from '#bin/site.ts';
import { bringUpCms } from '#bin/system.ts';
import { readConfig } from '#config';
import { type Api, createApi } from '#directus/api.ts';

/** Runs Directus and the site with the sample content while `work` runs. */
export async function withWholeSystem<T>(folder: string, work: (url: string, admin: Api) => Promise<T>): Promise<T> {
	const processes = new Processes((name, how) => console.log(`${name} stopped by itself (${how}).`));
	const config = readConfig({ DATA_DIR: join(folder, 'whole-system'), PORT: String(await freePort()), CMS_PORT: String(await freePort()) });
	try {
		const secrets = readSecrets(config);
		const cmsUrl = await bringUpCms(config, secrets, processes);
		await buildSite(processes, () => {});
		const url = await startSite(config, siteEnvironment(config, cmsUrl, secrets), processes, 'production');
		await siteIsReady(config, processes);
		return await work(url, createApi(cmsUrl, secrets.adminToken));
	} finally {
		await processes.stopAll();
	}
}
