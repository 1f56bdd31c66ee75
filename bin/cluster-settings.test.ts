import { expect, test } from 'vitest';
import { configureCluster } from './cluster-settings.ts';

const stores = { database: 'postgres://pn@127.0.0.1:5432/postgres', redis: 'redis://127.0.0.1:6379' };
const cluster = configureCluster(
	{ PORT: '4000', CMS_PORT: '9000', DIRECTUS_URL: 'https://elsewhere.example', SITE_INSTANCE: 'blue' },
	'/of/it',
	stores,
);
const all = [...cluster.nodes, ...cluster.sites];

test('every part has its own port and folder, behind the public ports', () => {
	expect(cluster.nodes.map(({ cmsPort }) => cmsPort)).toEqual([9001, 9002]);
	expect(cluster.sites.map(({ port }) => port)).toEqual([4001, 4002, 4003]);
	expect(new Set(all.map(({ siteDir }) => siteDir)).size).toBe(5);
	for (const { publicUrl, cmsPublicUrl } of all)
		expect([publicUrl, cmsPublicUrl]).toEqual(['http://localhost:4000', 'http://localhost:9000']);
});

test('Directus nodes share database, files, Redis and secrets; sites share the outbox', () => {
	const [one, two] = cluster.nodes;
	expect(one).toMatchObject({ databaseUrl: stores.database, externalCms: null, cmsEnvironment: { REDIS: stores.redis } });
	expect([two?.secrets, two?.cmsEnvironment, two?.databaseUrl]).toEqual([one?.secrets, one?.cmsEnvironment, one?.databaseUrl]);
	for (const site of cluster.sites)
		expect(site).toMatchObject({ externalCms: { url: 'http://127.0.0.1:9000' }, shared: cluster.sites[0]?.shared, databaseUrl: undefined });
	expect(cluster.sites[0]?.shared?.url).toBe(stores.database);
});

test('sites do not get the set-up token', () => {
	for (const { externalCms } of cluster.sites) expect(externalCms?.adminToken).toBeUndefined();
});
