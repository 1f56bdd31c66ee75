import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { TICK_MS } from '#sign-in/answer-time.ts';
import { inParallel } from '../attack.ts';
import { colleague, freshCode, turnOnCodes } from '../staff.ts';
import { admin, cmsUrl, eventually, siteToken } from '../system.ts';
import { someAddress } from '../visitor.ts';

const mona = await colleague(editorRole);
const nobody = () => `nobody-${randomUUID().slice(0, 8)}@example.com`;

type Answer = { status: number; text: string; cookie: string; took: number };

/** Directus trusts the address header of a proxy on this machine. */
async function post(path: string, body: object, address = someAddress(), cookie = ''): Promise<Answer> {
	const since = performance.now();
	const response = await fetch(cmsUrl + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	const set = response.headers.getSetCookie().find((line) => line.startsWith('pn_studio_device=')) ?? '';
	return { status: response.status, text, cookie: set.split(';')[0] ?? '', took: performance.now() - since };
}

const login = (email: string, password: string, address?: string, cookie?: string) =>
	post('/auth/login', { email, password }, address, cookie);

/** A busy Directus refuses everybody for a moment. */
const calmly = (status: () => Promise<number>) =>
	eventually(async () => await status().then((found) => found !== 503 && found), 'Directus to be less busy');

/** Guesses passwords of one account from two addresses: three initial tries each, and ten that they share. */
function guess(email: string) {
	const addresses = [someAddress(), someAddress()];
	const guesses = Array.from({ length: 500 }, (_, index) => ({ address: addresses[index % 2], password: `guess ${index}` }));
	return { addresses, answers: inParallel(guesses, 6, ({ address, password }) => login(email, password, address)) };
}

test('guessing is stopped, locks nobody out, and tells nothing of whether there is such an account', async () => {
	const { cookie } = await login(mona.email, mona.password);
	const attack = guess(mona.email);
	const known = await attack.answers;
	const unknown = await guess(nobody()).answers;

	for (const answers of [known, unknown]) {
		const compared = answers.filter(({ status }) => status === 401).length;
		expect(compared).toBeGreaterThan(5);
		expect(compared).toBeLessThanOrEqual(16);
		expect(answers.every(({ status }) => [401, 429, 503].includes(status))).toBe(true);
	}
	const texts = (answers: Answer[]) => [...new Set(answers.filter(({ status }) => status === 401).map(({ text }) => text))];
	expect(texts(unknown)).toEqual(texts(known));
	expect(texts(known)).toHaveLength(1);
	for (const { status, took } of [...known, ...unknown]) if (status === 401) expect(took).toBeGreaterThan(TICK_MS - 10);

	expect(await admin.get(`/users/${mona.id}?fields=status`)).toEqual({ status: 'active' });
	const enter = (address?: string, device?: string) => calmly(async () => (await login(mona.email, mona.password, address, device)).status);
	expect(await enter(attack.addresses[0])).toBe(429);
	expect(await enter(attack.addresses[0], cookie)).toBe(200);
	expect(await enter()).toBe(200);
});

test('the account is the same however its address is written', async () => {
	const email = nobody();
	const address = someAddress();
	const forms = [email, email.toUpperCase(), email.replace('n', 'N')];
	const answers = await inParallel([...Array(30).keys()], 3, async (index) => {
		const path = index % 2 ? '/auth/login' : '/AUTH/Login/';
		return (await post(path, { email: forms[index % 3], password: 'guess' }, address)).status;
	});
	expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
	expect(answers).toContain(429);
});

const suspended = await colleague(editorRole, { status: 'suspended' });

test('an account that is suspended answers as one that nobody has', async () => {
	const [inactive, unknown] = await Promise.all([login(suspended.email, suspended.password), login(nobody(), 'guess')]);
	expect(inactive.text).toBe(unknown.text);
	expect(inactive.took).toBeGreaterThan(TICK_MS - 10);
});

test('GraphQL takes no password, nor asks for mails', async () => {
	const tries = Array.from({ length: 50 }, (_, n) => `t${n}: auth_login(email: "${mona.email}", password: "guess ${n}") { access_token }`);
	expect((await post('/graphql/system', { query: `mutation { ${tries.join('\n')} }` })).status).toBe(403);
	expect((await post('/graphql/system', { query: `mutation { auth_password_request(email: "${mona.email}") }` })).status).toBe(403);
});

test('a web socket takes no password, not even the right one', async () => {
	const socket = new WebSocket(`${cmsUrl.replace('http', 'ws')}/websocket`);
	const answer = new Promise<string>((resolve) => {
		socket.onmessage = ({ data }) => resolve(String(data));
	});
	socket.onopen = () => socket.send(JSON.stringify({ type: 'auth', email: mona.email, password: mona.password }));
	expect(JSON.parse(await answer)).toMatchObject({ status: 'error' });
	socket.close();
});

test('nobody is flooded with mails for a new password', async () => {
	for (const email of [mona.email, nobody()]) {
		const answers = await inParallel([...Array(6).keys()], 1, () => post('/auth/password/request', { email }));
		expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429, 429, 429]);
	}
});

const careful = await colleague(editorRole);

test('anyone who has the password cannot guess the code', async () => {
	const secret = await turnOnCodes(careful);
	const enter = (otp?: string) => post('/auth/login', { email: careful.email, password: careful.password, otp });
	expect((await enter()).text).toContain('INVALID_OTP');
	expect((await enter(await freshCode(secret))).status).toBe(200);
	const wrong = await inParallel([...Array(20).keys()], 1, () => enter('000000'));
	expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
	expect((await enter()).text).toContain('INVALID_OTP');
});

test('what the site hands on is in its own hands: its tries are not counted here', async () => {
	const address = someAddress();
	const headers = {
		'content-type': 'application/json',
		'x-forwarded-for': address,
		authorization: `Bearer ${siteToken}`,
	};
	const body = JSON.stringify({ email: nobody(), password: 'guess' });
	const answers = await inParallel([...Array(12).keys()], 4, () => fetch(`${cmsUrl}/auth/login`, { method: 'POST', headers, body }));
	expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(401));
});
