import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#config';
import { pingAddress } from '#directus/ping.ts';
import { checkPort } from './checks.ts';
import { type Cluster, configureCluster, LOCAL, NODES, SITES } from './cluster-settings.ts';
import { waitUntilAnswering } from './directus.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { startPostgres } from './postgres.ts';
import type { Environment, Processes } from './processes.ts';
import { step } from './progress.mjs';
import { startProxy } from './proxy.ts';
import { startRedis } from './redis.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from './site.ts';
import { bringUpCms } from './system.ts';

const PROXY_MS = 30_000;

/** Process groups: the stores and the proxy together, and each Directus and site on its own. */
export type Group = { stores: Processes; part: (name: string) => Processes };

/** Starts PostgreSQL and Redis, two Directus, three sites and a proxy in one folder. */
export async function bringUpCluster(folder: string, { stores, part }: Group, env: Environment = process.env): Promise<Cluster> {
	const { port, cmsPort } = readConfig(env);
	for (const number of [0, ...SITES]) await checkPort(port + number, LOCAL, 'PORT');
	for (const number of [0, ...NODES]) await checkPort(cmsPort + number, LOCAL, 'CMS_PORT');
	await step('Building the site', (tell) => buildSite(stores, tell), String);
	const database = await step('PostgreSQL', () => startPostgres(stores, folder));
	const redis = await step('Redis', () => startRedis(stores, folder));
	const cluster = configureCluster(env, folder, { database, redis });
	mkdirSync(join(folder, 'uploads'));
	// The first Directus prepares the shared database.
	for (const [index, config] of cluster.nodes.entries()) {
		console.log(`  Directus ${index + 1}`);
		mkdirSync(config.dataDir);
		await bringUpCms(config, cluster.secrets, part(`Directus ${index + 1}`));
	}
	const url = await step('The proxy', () => bringUpProxy(cluster, folder, stores));
	await step('Sites', () =>
		Promise.all(cluster.sites.map((config, index) => bringUpSite(cluster, config, url, part(`Site ${index + 1}`)))),
	);
	return cluster;
}

async function bringUpProxy({ front, nodes, sites }: Cluster, folder: string, stores: Processes): Promise<string> {
	startProxy(stores, folder, {
		sites: { port: front.port, behind: sites.map(({ port }) => port) },
		cms: { port: front.cmsPort, behind: nodes.map(({ cmsPort }) => cmsPort) },
	});
	const url = `http://${LOCAL}:${front.cmsPort}`;
	await waitUntilAnswering(pingAddress(url), PROXY_MS, stores, 'The proxy');
	return url;
}

async function bringUpSite({ secrets, siteVariables }: Cluster, config: Config, cmsUrl: string, processes: Processes): Promise<void> {
	mkdirSync(config.dataDir, { recursive: true });
	await startSite(config, { ...siteEnvironment(config, cmsUrl, secrets), ...siteVariables }, processes, 'production');
	await siteIsReady(config, processes);
}

export function announce({ front, nodes, sites }: Cluster, since: number): void {
	const [first] = nodes;
	const passwords = first ? openInitialPasswords(first.dataDir).takeUnshown() : [];
	const lines = [
		`Ready in ${((Date.now() - since) / 1000).toFixed(1)} s`,
		'',
		`  Site      http://localhost:${front.port}   ·   ${sites.map(({ port }) => `:${port}`).join(' ')}`,
		`  Studio    http://localhost:${front.cmsPort}/admin   ·   ${nodes.map(({ cmsPort }) => `:${cmsPort}`).join(' ')}`,
		...passwords.map(({ email, password }) => `            ${email}   ${password}`),
	];
	console.log(`\n${lines.join('\n')}\n\nCtrl-C takes everything down, and its data with it.`);
}
