import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { type Colleague, colleague } from '../staff.ts';
import { adminToken, fetchDirectus, siteToken } from '../system.ts';

/** A server that only this machine can reach. */
const asked: string[] = [];
const inside = createServer(({ url }, response) => {
	asked.push(url ?? '');
	response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4 secret');
});
let port = 0;
let staff: [string, Colleague, string][] = [];

beforeAll(async () => {
	await new Promise<void>((resolve) => inside.listen(0, resolve));
	port = (inside.address() as AddressInfo).port;
	staff = [
		['agent', await colleague(agentRole, { agent: 1001 }), FOLDER.properties],
		['editor', await colleague(editorRole), FOLDER.documents],
		['sales manager', await colleague(salesManagerRole), FOLDER.inbox],
		['hr', await colleague(hrRole), FOLDER.applications],
	];
});
afterAll(() => inside.close());

async function take(token: string | null, url: string, folder: string, path = '/files/import'): Promise<number> {
	const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
	const body = JSON.stringify({ url, data: { folder } });
	return (await fetchDirectus(path, { method: 'POST', headers, body })).status;
}

describe('Directus fetches no file from an address it is told', () => {
	test('for staff, the site or anybody', async () => {
		for (const [role, { token }, folder] of staff)
			for (const path of ['/files/import', '/files/import/', '/FILES/import'])
				expect([role, await take(token, `http://0.0.0.0:${port}/${role}`, folder, path)]).toEqual([role, 403]);
		for (const token of [siteToken, null]) expect(await take(token, `http://0.0.0.0:${port}/x`, FOLDER.inbox)).toBe(403);
		expect(asked).toEqual([]);
	});

	// Directus tries each for twenty seconds.
	test.concurrent.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0', '127.8.8.8'])(
		'not for an administrator either inside the office: %s',
		async (host) => {
			expect(await take(adminToken, `http://${host}:${port}/${host}`, FOLDER.documents)).toBe(503);
			expect(asked).not.toContain(`/${host}`);
		},
	);
});
