import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, readConfig } from '#config';
import { siteUrl, studioUrl } from './addresses.ts';
import type { Environment } from './processes.ts';
import type { Secrets } from './secrets.ts';

/** Everything listens on this machine only. */
export const LOCAL = '127.0.0.1';
/** Each is behind a port of the proxy. */
export const NODES = [1, 2];
export const SITES = [1, 2, 3];

export type Cluster = {
	/** The proxy, which visitors and staff open. */
	front: Config;
	nodes: Config[];
	sites: Config[];
	secrets: Secrets;
	siteVariables: Environment;
};

const makeSecret = () => randomBytes(32).toString('base64url');

/** The configuration of every part: its own folders and ports, as on separate machines, with the same secrets, database and addresses. */
export function configureCluster(env: Environment, folder: string, stores: { database: string; redis: string }): Cluster {
	const front = readConfig({ ...env, DIRECTUS_URL: '' });
	const secrets = { directusSecret: makeSecret(), adminToken: makeSecret(), siteToken: makeSecret(), sessionSecret: makeSecret() };
	const shared = {
		HOST: LOCAL,
		CMS_HOST: LOCAL,
		PUBLIC_URL: siteUrl(front),
		CMS_PUBLIC_URL: studioUrl(front),
		TRUSTED_PROXIES: LOCAL,
		SITE_INSTANCE: '',
		SHARED_DATABASE_URL: stores.database,
		SHARED_SECRET: makeSecret(),
		SESSION_SECRET: secrets.sessionSecret,
		DIRECTUS_TOKEN: secrets.siteToken,
	};
	const node = (number: number) =>
		readConfig({
			...env,
			...shared,
			DIRECTUS_URL: '',
			CMS_PORT: String(front.cmsPort + number),
			DATA_DIR: join(folder, `node-${number}`),
			DATABASE_URL: stores.database,
			DIRECTUS_SECRET: secrets.directusSecret,
			DIRECTUS_ADMIN_TOKEN: secrets.adminToken,
			CMS_ENV_STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
			CMS_ENV_REDIS: stores.redis,
			CMS_ENV_SYNCHRONIZATION_STORE: 'redis',
			CMS_ENV_CACHE_STORE: 'redis',
			// Directus limits requests by address, and here all sites have the same one.
			CMS_ENV_RATE_LIMITER_POINTS: String(100 * SITES.length),
		});
	const site = (number: number) =>
		readConfig({
			...env,
			...shared,
			PORT: String(front.port + number),
			DATA_DIR: join(folder, `site-${number}`),
			DATABASE_URL: '',
			DIRECTUS_URL: `http://${LOCAL}:${front.cmsPort}`,
			DIRECTUS_ADMIN_TOKEN: '',
		});
	return { front, nodes: NODES.map(node), sites: SITES.map(site), secrets, siteVariables: shared };
}
