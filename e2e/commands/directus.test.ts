import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { startDirectus } from '#bin/directus.ts';
import { prepareDatabase } from '#bin/directus-database.ts';
import { Failure } from '#bin/failure.ts';
import { prepareAdministrator } from '#bin/prepare.ts';
import { Processes } from '#bin/processes.ts';
import { readSecrets } from '#bin/secrets.ts';
import { SYSTEM_ACCESS, SYSTEM_POLICY, SYSTEM_USER } from '#cms/access/system.ts';
import { type Config, readConfig } from '#config';
import { type Api, createApi } from '#directus/api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pn-directus-'));
const secrets = readSecrets({ dataDir, secrets: {} });
const ADMINISTRATOR = 'b1e00000-0000-4000-8000-000000000001';
let config: Config;
let api: Api;
let processes = new Processes(() => {});

const start = async () => {
	processes = new Processes(() => {});
	return createApi(await startDirectus(config, secrets, processes), secrets.adminToken);
};

/** Changes accounts directly in the database while Directus is stopped. */
function change(...statements: string[]): void {
	const database = new DatabaseSync(join(dataDir, 'directus', 'directus.db'));
	for (const statement of statements) database.exec(statement);
	database.close();
}

const user = `id = '${SYSTEM_USER}'`;

/** A proxy that records what Directus tries to request. */
const asked: string[] = [];
const wayOut = createServer((socket) => socket.once('data', (data) => socket.destroy(void asked.push(String(data).slice(0, 80)))));

beforeAll(async () => {
	const port = await freePort();
	await new Promise<void>((resolve) => wayOut.listen(port, '127.0.0.1', resolve));
	for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) process.env[name] = `http://127.0.0.1:${port}`;
	config = readConfig({ DATA_DIR: dataDir, CMS_PORT: String(await freePort()) });
	await prepareDatabase(config, secrets, processes);
});
afterAll(async () => {
	await processes.stopAll();
	wayOut.close();
	rmSync(dataDir, { recursive: true, force: true });
});

describe('the installation’s token', () => {
	test.each([
		['at the first start', []],
		[
			'where it was the administrator’s, who is suspended',
			[
				`DELETE FROM directus_access WHERE id = '${SYSTEM_ACCESS}'`,
				`DELETE FROM directus_users WHERE ${user}`,
				`DELETE FROM directus_policies WHERE id = '${SYSTEM_POLICY}'`,
				`INSERT INTO directus_users (id, email, token, status) VALUES ('${ADMINISTRATOR}', 'admin@example.com', '${secrets.adminToken}', 'suspended')`,
			],
		],
		[
			'where the system user was suspended, signed up with an address and stripped of its rights',
			[
				`DELETE FROM directus_access WHERE id = '${SYSTEM_ACCESS}'`,
				`UPDATE directus_users SET status = 'suspended', token = 'other', email = 'system@example.com', password = 'x' WHERE ${user}`,
				`UPDATE directus_policies SET admin_access = 0, ip_access = '192.0.2.1' WHERE id = '${SYSTEM_POLICY}'`,
			],
		],
	])('has all rights %s', async (_when, statements) => {
		await processes.stopAll();
		change(...statements);
		api = await start();
		expect(await api.get('/users/me?fields=id,email,password,status')).toEqual({
			id: SYSTEM_USER,
			email: null,
			password: null,
			status: 'active',
		});
		expect(await api.get('/settings?fields=project_name')).toEqual({ project_name: 'PN' });
		expect(await api.get('/users?filter[token][_nnull]=true&fields=id')).toEqual([{ id: SYSTEM_USER }]);
	});
});

describe('the administrator', () => {
	const forgotten: string[] = [];
	const prepare = (email: string) =>
		prepareAdministrator(api, { email, password: undefined }, { issue: () => 'twelve letters', forget: (given) => forgotten.push(given) });
	const people = () => api.get('/users?filter[email][_nnull]=true&fields=email,status,role.name');

	test('with an address that Directus rejects is refused in a sentence', async () => {
		await api.delete(`/users/${ADMINISTRATOR}`);
		await expect(prepare('boss@pn.nowhere')).rejects.toThrow(
			/^Directus does not take the administrator that ADMIN_EMAIL \(boss@pn\.nowhere\) names\. Change that, and start again\./,
		);
		expect(forgotten).toEqual(['boss@pn.nowhere']);
		await expect(prepare('boss@pn.nowhere')).rejects.toBeInstanceOf(Failure);
	});

	test('is created only when there is none', async () => {
		const made = { email: 'boss@example.com', status: 'active', role: { name: 'Administrator' } };
		await prepare('boss@example.com');
		await prepare('other@example.com');
		expect(await people()).toEqual([made]);
		const [{ id }] = await api.get<[{ id: string }]>('/users?filter[email][_nnull]=true&fields=id');
		await api.patch(`/users/${id}`, { status: 'suspended' });
		await prepare('other@example.com');
		expect(await people()).toEqual([{ ...made, status: 'suspended' }]);
	});
});

test('Directus sends no requests to other servers while it is set up and started', () => {
	expect(asked).toEqual([]);
});

test('a database of an earlier Directus is migrated after a copy was made', async () => {
	await processes.stopAll();
	processes = new Processes(() => {});
	const added = {
		directus_deployments: ['webhook_ids', 'webhook_secret', 'last_synced_at'],
		directus_deployment_projects: ['url', 'framework', 'deployable'],
		directus_deployment_runs: ['status', 'url', 'started_at', 'completed_at'],
	};
	const dropped = Object.entries(added).flatMap(([table, columns]) =>
		columns.map((column) => `ALTER TABLE ${table} DROP COLUMN ${column}`),
	);
	change(...dropped, `DELETE FROM directus_migrations WHERE version = '20260211A'`);
	const done = await prepareDatabase(config, secrets, processes);
	const copy = /^1 migrations · before them: (.+)$/.exec(done)?.[1] ?? '';
	const columnsIn = (file: string) => {
		const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 });
		const columns = database.prepare('PRAGMA table_info(directus_deployments)').all();
		database.close();
		return columns.map(({ name }) => name);
	};
	expect(columnsIn(join(dataDir, 'directus', 'directus.db'))).toContain('webhook_secret');
	expect(columnsIn(copy)).not.toContain('webhook_secret');
	expect(await prepareDatabase(config, secrets, processes)).toBe('there');
});
