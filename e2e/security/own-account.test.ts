import { beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { asked, type Colleague, colleague, oneTimeCode, uploadFile } from '../staff.ts';
import { admin, ask, eventually, siteToken } from '../system.ts';

const roles = [
	['an editor', editorRole, {}],
	['a sales manager', salesManagerRole, {}],
	['HR', hrRole, {}],
	['an agent', agentRole, { agent: 1001 }],
	['an agent without a profile', agentRole, {}],
] as const;

const signIn = async (email: string, password: string, otp?: string) =>
	(await ask('POST', '/auth/login', null, { email, password, mode: 'json', ...(otp && { otp }) })).status;

/** A code may expire on the way. */
const withCode = (secret: string, status: number, use: (code: string) => Promise<number>) =>
	eventually(async () => (await use(oneTimeCode(secret))) === status, `${status} for a one-time code`);

describe.each(roles)('%s', (_, role, more) => {
	let one: Colleague;
	beforeAll(async () => {
		one = await colleague(role, more);
	});

	test('sets language, direction, theme and mails for themselves', async () => {
		const { id, token } = one;
		const wanted = {
			language: 'ar-SA',
			text_direction: 'rtl',
			appearance: 'dark',
			theme_dark: 'Directus Default',
			email_notifications: false,
		};
		expect((await asked('PATCH', '/users/me', token, wanted)).status).toBe(200);
		expect(await admin.get(`/users/${id}?fields=${Object.keys(wanted)}`)).toEqual(wanted);
		expect((await asked('GET', `/users/me?fields=${Object.keys(wanted)}`, token)).data).toEqual(wanted);
	});

	test('changes their password', async () => {
		const { token, email, password } = await colleague(role, more);
		const next = `${password}-next`;
		expect((await asked('PATCH', '/users/me', token, { password: next })).status).toBe(200);
		expect([await signIn(email, password), await signIn(email, next)]).toEqual([401, 200]);
	});

	test('sets up one-time codes, and cannot take them away without one', async () => {
		const { token, email, password } = await colleague(role, more);
		const { data } = await asked<{ secret: string }>('POST', '/users/me/tfa/generate', token, { password });
		const secret = data?.secret ?? '';
		await withCode(secret, 204, async (otp) => (await asked('POST', '/users/me/tfa/enable', token, { secret, otp })).status);
		expect(await signIn(email, password)).toBe(401);
		await withCode(secret, 200, (otp) => signIn(email, password, otp));
		expect((await asked('PATCH', '/users/me', token, { tfa_secret: null })).status).toBe(400);
		expect((await asked('POST', '/users/me/tfa/disable', token, { otp: '000000' })).status).toBe(400);
		await withCode(secret, 204, async (otp) => (await asked('POST', '/users/me/tfa/disable', token, { otp })).status);
		expect(await signIn(email, password)).toBe(200);
	});

	test('has a picture of their own, which is nobody else’s to see on the site, to change or to delete', async () => {
		const [mine, other] = [await colleague(role, more), await colleague(agentRole, { agent: 1002 })];
		const picture = await uploadFile(mine.token, null, 'me.jpg', 'not really a picture', 'image/jpeg');
		expect(picture.status).toBe(200);
		expect((await asked('PATCH', '/users/me', mine.token, { avatar: picture.id })).status).toBe(200);
		expect((await ask('GET', `/assets/${picture.id}`, mine.token)).status).toBe(200);
		for (const token of [null, siteToken]) expect((await ask('GET', `/assets/${picture.id}`, token)).status).toBe(403);
		expect((await ask('PATCH', `/files/${picture.id}`, other.token, { title: 'x' })).status).toBe(403);
		expect((await ask('DELETE', `/files/${picture.id}`, other.token)).status).toBe(403);
		expect((await uploadFile(mine.token, FOLDER.people, 'me.jpg', 'x', 'image/jpeg')).status).toBe(200);
		await asked('PATCH', '/users/me', mine.token, { avatar: null });
		expect((await ask('DELETE', `/files/${picture.id}`, mine.token)).status).toBe(204);
	});

	test.each([
		['email', 'other@example.com'],
		['first_name', 'Administrator'],
		['last_name', 'Administrator'],
		['role', editorRole.id],
		['status', 'suspended'],
		['token', 'a-token-of-my-own-choosing'],
		['agent', 1003],
		['provider', 'github'],
		['external_identifier', 'x'],
		['auth_data', { x: 1 }],
		['policies', [{ policy: { name: 'mine', admin_access: true } }]],
		['tfa_secret', 'ABCDEFGHIJKLMNOP'],
	])('cannot set %s', async (field, value) => {
		const { id, token } = one;
		const before = await admin.get(`/users/${id}?fields=${field}`);
		for (const path of ['/users/me', `/users/${id}`])
			expect((await asked('PATCH', path, token, { [field]: value })).status).toBeGreaterThanOrEqual(400);
		expect(await admin.get(`/users/${id}?fields=${field}`)).toEqual(before);
	});

	test('changes nobody else’s account', async () => {
		const [mine, other] = [await colleague(role, more), await colleague(agentRole)];
		for (const body of [{ language: 'ar-SA' }, { password: 'Taken-over-1234' }])
			expect((await asked('PATCH', `/users/${other.id}`, mine.token, body)).status).toBe(403);
		const nested = await asked('PATCH', '/users/me', mine.token, {
			avatar: { uploaded_by: { id: other.id, password: 'Taken-over-1234' } },
		});
		expect(nested.status).toBeGreaterThanOrEqual(400);
		expect(await signIn(other.email, other.password)).toBe(200);
	});
});
