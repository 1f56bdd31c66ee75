import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { ONE_TIME_CODE_POLICY } from '#cms/access/one-time-codes.ts';
import type { Role } from '#cms/access/permission.ts';
import { type Fault, startFaultyProxy } from '../faults/faulty-proxy.ts';
import { cookieHeader, openPage, type PageAnswer, postPage } from '../sign-in-page.ts';
import { startSiteProcess } from '../site-process.ts';
import { type Colleague, colleague } from '../staff.ts';
import { admin, ask, cmsUrl, dataDir, eventually } from '../system.ts';

const folder = mkdtempSync(join(tmpdir(), 'pn-staff-'));
let fault: Fault | null = null;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let site: Awaited<ReturnType<typeof startSiteProcess>>;

/** A separate role with editors' rights. */
const ownRole: Role = { ...editorRole, id: (await admin.post<{ id: string }>('/roles', { name: 'Of a test' })).id };
for (const policy of editorRole.policies) await admin.post('/access', { role: ownRole.id, policy: policy.id });
afterAll(() => admin.delete(`/roles/${ownRole.id}`));

const mona = await colleague(editorRole);

beforeAll(async () => {
	proxy = await startFaultyProxy(cmsUrl, () => fault);
	site = await startSiteProcess(folder, proxy.url, { SESSION_SECRET: 'a secret of this test, long enough' });
});
afterEach(() => {
	fault = null;
});
afterAll(async () => {
	await site.stop();
	proxy.close();
	rmSync(folder, { recursive: true, force: true });
});

const post = (fields: Record<string, string>, cookie = '', path = '/admin/search') => postPage(fields, { site: site.url, cookie, path });
const open = (cookie: string, path = '/admin/search') => openPage({ site: site.url, cookie, path });

async function signIn({ email, password }: Colleague, cookie = ''): Promise<PageAnswer> {
	const entered = await eventually(
		async () => post({ account: email, password }, cookie).then((answer) => answer.status === 303 && answer),
		'a sign-in',
	);
	return entered;
}
const sessionOf = ({ cookies }: PageAnswer) => cookieHeader(new Map([...cookies].filter(([name]) => name.includes('staff'))));
const isIn = ({ html }: PageAnswer) => html.includes('value="sign-out"');

/** The refresh tokens that Directus would accept for this user. */
function tokensInDirectus({ id }: Colleague): string[] {
	const database = new DatabaseSync(join(dataDir, 'directus', 'directus.db'), { readOnly: true, timeout: 60_000 });
	try {
		return database
			.prepare('SELECT token FROM directus_sessions WHERE user = ?')
			.all(id)
			.map((row) => String(row['token']));
	} finally {
		database.close();
	}
}
const refresh = async (token: string) => (await ask('POST', '/auth/refresh', null, { refresh_token: token, mode: 'json' })).status;

test('the cookies are for the server alone', async () => {
	const { cookies } = await signIn(mona);
	expect(cookies.get('pn_staff')).toMatch(/^pn_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
	expect(cookies.get('pn_device')).toMatch(/^pn_device=[\w.~-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
	expect(cookies.get('pn_device')).not.toContain(mona.email);
});

test('a session is new at every sign-in, ends the one before, and none can be planted', async () => {
	const planted = `pn_staff=${'A'.repeat(43)}`;
	const first = sessionOf(await signIn(mona, planted));
	expect(first).not.toBe(planted);
	expect(isIn(await open(planted))).toBe(false);
	const second = sessionOf(await signIn(mona, first));
	expect(second).not.toBe(first);
	expect(isIn(await open(first))).toBe(false);
	expect(isIn(await open(second))).toBe(true);
});

test('signing out ends the session, here and in Directus', async () => {
	const before = tokensInDirectus(mona);
	const session = sessionOf(await signIn(mona));
	const [token = ''] = tokensInDirectus(mona).filter((one) => !before.includes(one));
	expect(token).not.toBe('');
	const left = await post({ intent: 'sign-out' }, session);
	expect([left.status, left.cookies.get('pn_staff')]).toEqual([303, 'pn_staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
	expect(isIn(await open(session))).toBe(false);
	expect(await refresh(token)).toBe(401);
});

test('a session outlives a restart, and its file gives nothing away', async () => {
	const session = sessionOf(await signIn(mona));
	await site.kill();
	expect(isIn(await open(session))).toBe(true);
	const staff = join(folder, 'staff');
	for (const name of readdirSync(staff)) {
		expect([name, statSync(join(staff, name)).mode & 0o077]).toEqual([name, 0]);
		const bytes = readFileSync(join(staff, name)).toString('latin1');
		for (const secret of [...tokensInDirectus(mona), session.split('=')[1] ?? '', mona.email, 'eyJhbGci'])
			expect(bytes.includes(secret)).toBe(false);
	}
});

test('where Directus is away, that is said, and nobody is signed out', async () => {
	const session = sessionOf(await signIn(mona));
	await site.kill();
	fault = 'refused';
	const away = await open(session);
	expect([away.status, away.said]).toEqual([503, expect.stringContaining('You’re still signed in')]);
	expect(away.cookies.size).toBe(0);
	const refused = await post({ account: mona.email, password: mona.password });
	expect([refused.status, refused.said]).toEqual([503, 'Sign-in isn’t available right now. Please try again in a few minutes.']);
	expect(refused.html).toContain(`value="${mona.email}"`);
	fault = null;
	await eventually(async () => isIn(await open(session)), 'the session to be there again');
});

test('where Directus is away, a preview says so over the page that visitors see', async () => {
	const session = sessionOf(await signIn(mona));
	fault = 'refused';
	const away = await open(session, '/en/properties/1001?preview=true');
	fault = null;
	const seen = await open('', '/en/properties/1001');
	const title = (html: string) => /<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0];
	expect([away.status, away.headers.get('cache-control'), title(away.html)]).toEqual([200, 'private, no-store', title(seen.html)]);
	expect(away.html).toContain('Drafts can’t be read right now.');
});

test('a Directus that never answers keeps nobody waiting', async () => {
	const silent = createServer(() => {});
	await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
	const address = silent.address();
	const other = await startSiteProcess(join(folder, 'silent'), `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
	const answer = await postPage({ account: mona.email, password: mona.password }, { site: other.url });
	expect([answer.status, answer.said]).toEqual([503, 'Sign-in isn’t available right now. Please try again in a few minutes.']);
	await other.stop();
	silent.close().closeAllConnections();
});

const noAccess = 'Your account no longer has access. Please ask your administrator.';
const needsCode = 'Your role signs in with a one-time code. Set it up in Studio first, then sign in here.';
const changes: { said: string; change: (id: string) => Promise<unknown>; role?: Role }[] = [
	{ said: noAccess, change: (id) => admin.patch(`/users/${id}`, { status: 'suspended' }) },
	{ said: noAccess, change: (id) => admin.patch(`/users/${id}`, { role: null }) },
	{ said: needsCode, change: () => admin.post('/access', { role: ownRole.id, policy: ONE_TIME_CODE_POLICY }), role: ownRole },
];
const people = await Promise.all(changes.map(({ role = editorRole }) => colleague(role)));

test('anyone who is suspended, loses the role or needs a code is out within a minute, and told so', async () => {
	const sessions: string[] = [];
	for (const one of people) sessions.push(sessionOf(await signIn(one)));
	for (const [index, { change }] of changes.entries()) await change(people[index]?.id ?? '');
	const said = await Promise.all(
		sessions.map((session) => eventually(async () => open(session).then((page) => !isIn(page) && page.status === 200 && page), 'the end')),
	);
	expect(said.map((page) => page.said)).toEqual(changes.map((one) => one.said));
	expect(said.every(({ cookies }) => cookies.get('pn_staff')?.includes('Max-Age=0'))).toBe(true);
	for (const session of sessions) expect((await open(session, '/ar/admin/search')).said).toBe('انتهت جلستك. سجّل الدخول مرة أخرى.');
});

test('over https cookies are Secure and bound to the host', async () => {
	const secure = await startSiteProcess(join(folder, 'https'), cmsUrl, { PUBLIC_URL: 'https://pn.example' });
	const headers = { origin: 'https://pn.example', host: 'pn.example', 'x-forwarded-proto': 'https' };
	const answer = await eventually(
		async () =>
			postPage({ account: mona.email, password: mona.password }, { site: secure.url, headers }).then((one) => one.status === 303 && one),
		'a sign-in',
	);
	expect(answer.cookies.get('__Host-pn_staff')).toMatch(/^__Host-pn_staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
	expect(answer.cookies.get('__Host-pn_device')).toMatch(/; Secure/);
	expect(isIn(await openPage({ site: secure.url, cookie: cookieHeader(answer.cookies), headers }))).toBe(true);
	await secure.stop();
});
