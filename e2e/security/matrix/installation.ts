import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { startDirectus } from '#bin/directus.ts';
import { prepareDatabase } from '#bin/directus-database.ts';
import { startPostgres } from '#bin/postgres.ts';
import { prepareCms } from '#bin/prepare.ts';
import { Processes } from '#bin/processes.ts';
import { readSecrets } from '#bin/secrets.ts';
import { readConfig } from '#config';
import { createApi } from '#directus/api.ts';
import { liftLimits } from '#e2e/lift-limits.ts';

export type Database = 'SQLite' | 'PostgreSQL';

export type Installation = { url: string; adminToken: string; siteToken: string; stop(): Promise<void> };

/** Rate limits would refuse some of the many queries. */
const unhurried = {
	RATE_LIMITER_ENABLED: 'false',
	PRESSURE_LIMITER_ENABLED: 'false',
	LOG_LEVEL: 'error',
	// The combined queries here are longer than the usual limit.
	GRAPHQL_QUERY_TOKEN_LIMIT: '5000',
};

/** A separate Directus with schema, rights and extensions, without content. */
export async function install(database: Database): Promise<Installation> {
	const dataDir = mkdtempSync(join(tmpdir(), 'pn-matrix-'));
	const processes = new Processes((name, how) => console.error(`${name} stopped by itself (${how}).`));
	const stop = async () => {
		await processes.stopAll();
		rmSync(dataDir, { recursive: true, force: true });
	};
	try {
		const config = readConfig({
			CMS_PORT: String(await freePort()),
			DATA_DIR: dataDir,
			SAMPLE_CONTENT: 'false',
			...(database === 'PostgreSQL' && { DATABASE_URL: await startPostgres(processes) }),
		});
		const secrets = readSecrets(config);
		await prepareDatabase(config, secrets, processes);
		const url = await startDirectus(config, secrets, processes, unhurried);
		const admin = createApi(url, secrets.adminToken);
		await prepareCms(admin, secrets.siteToken, []);
		// Canaries exceed the usual limits of fields.
		await liftLimits(admin);
		return { url, adminToken: secrets.adminToken, siteToken: secrets.siteToken, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
