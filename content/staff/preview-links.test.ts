import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLinks } from './preview-links.ts';

const USER = '0d9a2c1f-6f0c-4d1c-9a51-5b0f0a5e7b11';
const later = Math.floor(Date.now() / 1000) + 600;
const signer = generateKeyPairSync('ed25519');
const keyTo = (said: string, expires = later, { privateKey } = signer) => {
	const text = `${said}.${expires}.${USER}`;
	return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
};

const asked: Record<string, unknown>[] = [];
let status = 200;
const texts = {
	id: 1,
	career_id: 7,
	languages_code: 'en_US',
	name: 'Draft job',
	slug: null,
	place: null,
	summary: null,
	description: null,
};
const career = { id: 7, status: 'draft', date_created: null, date_updated: null, department: null, employment: null, valid_through: null };
const server = createServer(async (request, response) => {
	if (request.url === '/preview-link/public-key') {
		asked.push({ path: request.url });
		const { x: publicKey } = signer.publicKey.export({ format: 'jwk' });
		return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { publicKey } }));
	}
	const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
	asked.push({ path: request.url, token: request.headers.authorization, ...body });
	const rows = body.table === 'career' ? [career] : [texts];
	const errors = [{ message: 'no', extensions: { code: 'FORBIDDEN' } }];
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? { data: rows } : { errors }));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
	asked.length = 0;
	status = 200;
});

const open = () => createLinks(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const read = (key: string, id = 7) => open().read(key, { collection: 'career', id });
const rowsAsked = () => asked.filter(({ path }) => path === '/preview-link/rows');

test('Directus is asked with the key only, without token and conditions', async () => {
	const key = keyTo('career.7');
	expect(await read(key)).toMatchObject({ collection: 'career', id: 7, entity: { id: 7 }, savedBy: null });
	expect(asked).toContainEqual({ path: '/preview-link/rows', token: undefined, key, table: 'career' });
	expect(asked).toContainEqual({ path: '/preview-link/rows', token: undefined, key, table: 'career_translations' });
});

test('a row of another record is rejected', async () => {
	expect(await read(keyTo('career.7'), 8)).toBe('none');
});

test.each([
	['no key', 'x'],
	['a key that is over', keyTo('career.7', later - 700)],
	['a key to another kind of record', keyTo('property.7')],
	['a key that somebody else signed', keyTo('career.7', later, generateKeyPairSync('ed25519'))],
	['a key whose record was changed', keyTo('career.8').replace('career.8', 'career.7')],
])('%s is rejected without asking Directus', async (_, key) => {
	expect(await read(key)).toBe('none');
	expect(rowsAsked()).toEqual([]);
});

test('any number of forged keys costs Directus one request', async () => {
	const links = open();
	const forged = Array.from({ length: 50 }, (_, id) => keyTo(`career.${id + 1}`, later, generateKeyPairSync('ed25519')));
	expect(await Promise.all(forged.map(links.isSigned))).not.toContain(true);
	expect(asked).toEqual([{ path: '/preview-link/public-key' }]);
	expect(await links.isSigned(keyTo('career.7'))).toBe(true);
	expect(asked).toHaveLength(1);
});

test('a refusal is “none”, a failure is “unavailable”', async () => {
	status = 403;
	expect(await read(keyTo('career.7'))).toBe('none');
	status = 503;
	expect(await read(keyTo('career.7'))).toBe('unavailable');
});
