import { randomUUID } from 'node:crypto';
import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { SYSTEM_POLICY, SYSTEM_USER } from '#cms/access/system.ts';
import { admin, adminToken, ask, cmsUrl, dataDir, fetchDirectus, readPassword, signIn } from '../system.ts';

const password = 'twelve-chars';
const account = { id: randomUUID(), email: `accounts-${Date.now()}@example.com` };

beforeAll(() => admin.post('/users', { ...account, password, role: editorRole.id, status: 'active' }));
afterAll(() => admin.delete(`/users/${account.id}`));

let logins = 0;

/** Each from another address, because limits per address are not tested here. */
const logIn = (body: Record<string, unknown>) =>
	fetch(`${cmsUrl}/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': `100.${++logins}.7.7` },
		body: JSON.stringify(body),
	});

describe('the system user', () => {
	test.each(Object.entries(sampleStaff))('is nothing a %s can see or change', async (_role, email) => {
		const token = await signIn(email);
		for (const path of [`/users/${SYSTEM_USER}`, `/policies/${SYSTEM_POLICY}`])
			expect([path, (await ask('GET', path, token)).status]).toEqual([path, 403]);
		const { text } = await ask('GET', '/users?limit=-1', token);
		expect(text).not.toContain(SYSTEM_USER);
		for (const body of [{ status: 'suspended' }, { token: 'mine' }, { email, password }])
			expect((await ask('PATCH', `/users/${SYSTEM_USER}`, token, body)).status).toBe(403);
		expect((await ask('DELETE', `/users/${SYSTEM_USER}`, token)).status).toBe(403);
	});

	test('has a token that even an administrator cannot read', async () => {
		const { text } = await ask('GET', `/users/${SYSTEM_USER}?fields=*`, adminToken);
		expect(text).toContain('"token":"**********"');
		expect(text).not.toContain(adminToken);
	});
});

describe('an account', () => {
	test('is not suspended by wrong passwords', async () => {
		const guess = async () => (await logIn({ email: account.email, password: 'wrong' })).status;
		for (let pairs = 0; pairs < 14; pairs++) expect(await Promise.all([guess(), guess()])).toEqual([401, 401]);
		expect(await admin.get(`/users/${account.id}?fields=status`)).toEqual({ status: 'active' });
	});

	test('has a password of twelve characters or more', async () => {
		const change = (text: string) => ask('PATCH', `/users/${account.id}`, adminToken, { password: text });
		expect((await change('Ab1!Ab1!Ab1')).status).toBe(400);
		expect((await change(password)).status).toBe(200);
	});

	test('is not made by the person who asks for one', async () => {
		const answer = await ask('POST', '/users/register', null, { email: 'stranger@example.com', password });
		expect(answer.status).toBe(403);
		expect(await admin.get('/users?filter[email][_eq]=stranger@example.com&fields=id')).toEqual([]);
	});

	test('of the samples has a password of its own', () => {
		const passwords = Object.values(sampleStaff).map(readPassword);
		expect(new Set(passwords).size).toBe(passwords.length);
	});
});

describe('an account that is suspended', () => {
	const person = { id: randomUUID(), email: `suspended-${Date.now()}@example.com` };
	let refreshToken = '';
	let session = '';

	beforeAll(() => admin.post('/users', { ...person, password, role: editorRole.id, status: 'active' }));
	afterAll(() => admin.delete(`/users/${person.id}`));

	test('was signed in with a token that lasts a minute', async () => {
		const { data } = (await (await logIn({ email: person.email, password })).json()) as {
			data: { expires: number; refresh_token: string };
		};
		expect(data.expires).toBe(60_000);
		refreshToken = data.refresh_token;
	});

	test('and in Studio, where its session lasts for a working day', async () => {
		const answer = await logIn({ email: person.email, password, mode: 'session' });
		const cookie = answer.headers.getSetCookie()[0] ?? '';
		expect(cookie).toMatch(/Max-Age=43200;.*HttpOnly/);
		session = cookie.split(';')[0] ?? '';
		expect((await fetchDirectus('/users/me', { headers: { cookie: session } })).status).toBe(200);
	});

	test('is out of Studio at once, and gets no new token', async () => {
		await admin.patch(`/users/${person.id}`, { status: 'suspended' });
		expect((await fetchDirectus('/users/me', { headers: { cookie: session } })).status).toBe(401);
		const renewed = await ask('POST', '/auth/refresh', null, { refresh_token: refreshToken, mode: 'json' });
		expect(renewed.status).toBe(401);
		expect((await logIn({ email: person.email, password })).status).toBe(401);
	});
});

test('no file of the installation can be read by others', () => {
	const open = globSync('**', { cwd: dataDir }).filter((path) => {
		const entry = lstatSync(join(dataDir, path), { throwIfNoEntry: false });
		return entry && !entry.isSymbolicLink() && (entry.mode & 0o077) !== 0;
	});
	expect(open).toEqual([]);
});
