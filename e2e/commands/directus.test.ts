import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bin/checks.ts';
import { installDirectus, startDirectus } from '../../bin/directus.ts';
import { Processes } from '../../bin/processes.ts';
import { readSecrets } from '../../bin/secrets.ts';
import { SYSTEM_ACCESS, SYSTEM_POLICY, SYSTEM_USER } from '../../cms/access/system.ts';
import { createApi } from '../../cms/api.ts';
import { type Config, readConfig } from '../../config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pn-directus-'));
const secrets = readSecrets({ dataDir, secrets: {} });
let config: Config;
let processes = new Processes(() => {});

const start = async () => {
	processes = new Processes(() => {});
	return createApi(await startDirectus(config, secrets, processes), secrets.adminToken);
};

/** What somebody did to the accounts, straight in the database, while Directus was down. */
function change(...statements: string[]): void {
	const database = new DatabaseSync(join(dataDir, 'directus', 'directus.db'));
	for (const statement of statements) database.exec(statement);
	database.close();
}

const user = `id = '${SYSTEM_USER}'`;
const administrator = `email = 'admin@example.com'`;

/** Stands where Directus would go out: whatever it asks of the world is noted here. */
const asked: string[] = [];
const wayOut = createServer((socket) => socket.once('data', (data) => socket.destroy(void asked.push(String(data).slice(0, 80)))));

beforeAll(async () => {
	const port = await freePort();
	await new Promise<void>((resolve) => wayOut.listen(port, '127.0.0.1', resolve));
	for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) process.env[name] = `http://127.0.0.1:${port}`;
	config = readConfig({ DATA_DIR: dataDir, CMS_PORT: String(await freePort()) });
	await installDirectus(config, secrets, processes, () => {});
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
				`UPDATE directus_users SET token = '${secrets.adminToken}', status = 'suspended' WHERE ${administrator}`,
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
		['where no administrator is left', [`DELETE FROM directus_users WHERE ${administrator}`]],
	])('has all rights %s', async (_when, statements) => {
		change(...statements);
		const api = await start();
		expect(await api.get('/users/me?fields=id,email,password,status')).toEqual({
			id: SYSTEM_USER,
			email: null,
			password: null,
			status: 'active',
		});
		expect(await api.get('/settings?fields=project_name')).toEqual({ project_name: 'PN' });
		expect(await api.get(`/users?filter[token][_nnull]=true&fields=id`)).toEqual([{ id: SYSTEM_USER }]);
		await processes.stopAll();
	});
});

test('Directus asks nothing of the world when it is made and started', () => {
	expect(asked).toEqual([]);
});
