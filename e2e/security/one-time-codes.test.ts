import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyAccess, roles } from '#cms/access/apply.ts';
import { editorRole } from '#cms/access/editor.ts';
import { administratorRoles } from '#cms/access/users.ts';
import { asked, type Colleague, colleague, oneTimeCode } from '../staff.ts';
import { admin, cmsUrl, eventually } from '../system.ts';

type Tokens = { access_token: string; refresh_token: string };

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	fetch(new URL(path, cmsUrl), {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});

async function logIn({ email, password }: Colleague, otp?: string): Promise<Tokens | null> {
	const answer = await post('/auth/login', { email, password, ...(otp && { otp }) });
	return answer.ok ? ((await answer.json()) as { data: Tokens }).data : null;
}

/** The token in Studio's cookie. */
const sessionOf = (answer: Response) => /directus_session_token=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';

/** What a token can read of content, settings and other accounts, in every way. */
async function opened(token: string): Promise<string[]> {
	const paths = ['/items/property?limit=1', '/items/enquiry?limit=1', '/files?limit=1', '/flows', '/users?filter[email][_neq]=x&limit=2'];
	const found: string[] = [];
	for (const path of paths) {
		const { data } = await asked<unknown[]>('GET', path, token);
		if (data && data.length > (path.startsWith('/users') ? 1 : 0)) found.push(path);
	}
	const graphql = await post('/graphql', { query: '{ property(limit: 1) { id } }' }, { authorization: `Bearer ${token}` });
	if (/"id"/.test(await graphql.text())) found.push('/graphql');
	return found;
}

/** A code may expire on the way. */
const withCode = <T>(secret: string, use: (code: string) => Promise<T | null | false>) =>
	eventually(() => use(oneTimeCode(secret)), 'a one-time code to be taken');

afterAll(() => applyAccess(admin));

describe.each(['editor', 'administrator'])('where codes are required of role %s', (name) => {
	let one: Colleague;
	let before: Tokens | null;
	let secret = '';

	beforeAll(async () => {
		const [administrator] = await administratorRoles(admin);
		one = await colleague(name === 'editor' ? editorRole : { ...editorRole, id: administrator?.id ?? '' });
		before = await logIn(one);
		await applyAccess(admin, [name]);
	});

	test('a password alone opens nothing, and renewing what it opened before neither', async () => {
		const tokens = await logIn(one);
		expect(await opened(tokens?.access_token ?? '')).toEqual([]);
		const renewed = (await (await post('/auth/refresh', { refresh_token: before?.refresh_token, mode: 'json' })).json()) as {
			data: Tokens;
		};
		expect(await opened(renewed.data.access_token)).toEqual([]);
	});

	test('the code can be set up in Studio; that session gets the rights of the role, and all others end', async () => {
		const { email, password } = one;
		const [studio, other] = [
			sessionOf(await post('/auth/login', { email, password, mode: 'session' })),
			sessionOf(await post('/auth/login', { email, password, mode: 'session' })),
		];
		expect((await asked('GET', '/policies/me/globals', studio)).data).toMatchObject({
			app_access: true,
			admin_access: false,
			enforce_tfa: true,
		});
		const { data } = await asked<{ secret: string }>('POST', '/users/me/tfa/generate', studio, { password });
		secret = data?.secret ?? '';
		await withCode(secret, async (otp) => (await asked('POST', '/users/me/tfa/enable', studio, { secret, otp })).status === 204);
		await eventually(async () => (await asked('GET', '/users/me', other)).status === 401, 'the session without a code to end');
		const renewed = await post('/auth/refresh', { mode: 'session' }, { cookie: `directus_session_token=${studio}` });
		expect(await opened(sessionOf(renewed))).toContain('/items/property?limit=1');
	});

	test('with the code everything of the role is open', async () => {
		expect(await logIn(one)).toBeNull();
		const tokens = await withCode(secret, (otp) => logIn(one, otp));
		expect(await opened(tokens.access_token)).toEqual(expect.arrayContaining(['/items/property?limit=1', '/graphql']));
	});

	test('taken away again, the password is enough for the person who has no code', async () => {
		const other = await colleague(editorRole);
		await applyAccess(admin);
		const tokens = await logIn(other);
		expect(await opened(tokens?.access_token ?? '')).toContain('/items/property?limit=1');
		const held = await admin.get(
			`/roles?filter[id][_in]=${roles.map(({ id }) => id)}&filter[policies][policy][enforce_tfa][_eq]=true&fields=name`,
		);
		expect(held).toHaveLength(1);
	});
});
