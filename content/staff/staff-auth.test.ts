import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '#runtime/logger.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { TICK_MS } from '#sign-in/answer-time.ts';
import { createStaffAuth, type StaffAuth } from './staff-auth.ts';
import { startTestDirectus } from './test-directus.ts';

let folder: string;
let directus: Awaited<ReturnType<typeof startTestDirectus>>;
let staff: StaffAuth;
const lines: string[] = [];

const open = (provider: string | null = null) =>
	createStaffAuth({
		url: directus.url,
		siteToken: 'site-token',
		provider,
		secret: Buffer.alloc(32, 1),
		folder,
		logger: createLogger((line) => lines.push(line)),
	});

beforeEach(async () => {
	folder = temporaryFolder();
	directus = await startTestDirectus();
	staff = open();
	lines.length = 0;
	// Waiting for real ticks would make these tests slow.
	vi.stubGlobal(
		'setTimeout',
		(
			(set) => (work: () => void, ms?: number) =>
				set(work, (ms ?? 0) <= TICK_MS ? 0 : ms)
		)(setTimeout),
	);
});
afterEach(async () => {
	vi.unstubAllGlobals();
	staff.close();
	await directus.close();
});

const visit = { address: '192.0.2.1', deviceCookie: null };
const signIn = (password: string, more: { account?: string; code?: string } = {}, from: Parameters<StaffAuth['signIn']>[1] = visit) =>
	staff.signIn({ account: 'mona@example.com', password, code: '', ...more }, from);

test('the right password gives a session and a cookie for the browser', async () => {
	const answer = await signIn('right');
	if (answer.outcome !== 'signedIn') throw new Error(answer.outcome);
	const session = await staff.open(answer.session, visit.address);
	const question = { words: 'cai', kind: null, page: 1, filters: {} };
	expect(session.state === 'in' && (await session.askCounter(question))).toMatchObject({
		groups: [
			{ kind: 'property', rows: [{ id: 1, reference: 'CAI-VIL-1', status: 'in_doubt', price: 1500.5, currency: null, translations: [] }] },
		],
	});
	expect(directus.asked.at(-1)).toMatchObject({ path: '/counter', body: question });
	await staff.signOut(answer.session);
	expect(await staff.open(answer.session, visit.address)).toEqual({ state: 'ended' });
});

test('Directus gets the visitor’s address and the token that skips its own limit', async () => {
	await signIn('right');
	expect(directus.asked[0]).toMatchObject({
		path: '/auth/login',
		body: { email: 'mona@example.com', password: 'right', mode: 'json' },
		headers: { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer site-token' },
	});
});

test('signing in through a provider uses the provider’s name', async () => {
	staff.close();
	staff = open('office');
	expect(staff.accountKind).toBe('name');
	expect((await signIn('right', { account: 'mona' })).outcome).toBe('signedIn');
	expect(directus.asked[0]).toMatchObject({ path: '/auth/login/office', body: { identifier: 'mona', password: 'right' } });
});

test('after ten failures Directus is asked only for a known browser', async () => {
	const known = await signIn('right');
	const deviceCookie = known.outcome === 'signedIn' ? known.deviceCookie : null;
	for (let n = 0; n < 10; n++) expect(await signIn('guess')).toEqual({ outcome: 'wrong' });
	const before = directus.asked.length;
	for (let n = 0; n < 50; n++) expect((await signIn('right')).outcome).toBe('tooMany');
	expect(directus.asked.length).toBe(before);
	expect((await signIn('right', {}, { ...visit, deviceCookie })).outcome).toBe('signedIn');
	expect((await signIn('right', {}, { ...visit, address: '192.0.2.2' })).outcome).toBe('signedIn');
	expect(lines.filter((line) => line.includes('staff.sign_ins_refused'))).toHaveLength(1);
	expect(lines.join()).not.toMatch(/mona|192\.0\.2|guess"/);
});

test('suspended, without access and unknown accounts get the same answer', async () => {
	directus.state.status = 'suspended';
	expect(await signIn('right')).toEqual({ outcome: 'wrong' });
	directus.state.status = 'active';
	directus.state.claims = { app_access: false };
	expect(await signIn('right')).toEqual({ outcome: 'wrong' });
	expect(directus.valid.size).toBe(0);
	expect(await signIn('guess', { account: 'nobody@example.com' })).toEqual({ outcome: 'wrong' });
});

test('impossible credentials are not sent to Directus', async () => {
	for (const more of [{ account: '' }, { account: 'a'.repeat(255) }]) expect(await signIn('right', more)).toEqual({ outcome: 'wrong' });
	for (const password of ['', 'p'.repeat(1001)]) expect(await signIn(password)).toEqual({ outcome: 'wrong' });
	expect(directus.asked).toEqual([]);
});

test('one-time codes are asked for, and cannot be guessed', async () => {
	directus.state.codes = true;
	expect(await signIn('right')).toEqual({ outcome: 'codeNeeded' });
	expect((await signIn('right', { code: '123456' })).outcome).toBe('signedIn');
	for (let n = 0; n < 5; n++) {
		const from = { ...visit, address: `198.51.100.${n}` };
		expect(await signIn('right', { code: '000000' }, from)).toEqual({ outcome: 'wrongCode' });
	}
	expect((await signIn('right', { code: '123456' }, { ...visit, address: '198.51.100.9' })).outcome).toBe('tooMany');
	expect(await signIn('guess', { code: '000000', account: 'omar@example.com' })).toEqual({ outcome: 'wrong' });
});

test('a person without the required one-time code is told so and gets no session', async () => {
	directus.state.claims = { app_access: true, enforce_tfa: true };
	expect(await signIn('right')).toEqual({ outcome: 'needsCode' });
	expect(directus.valid.size).toBe(0);
});

test('if Directus does not answer, the try is not counted and not reported as a wrong password', async () => {
	directus.state.instead = () => ({ status: 503, body: '' });
	for (let n = 0; n < 20; n++) expect(await signIn('right')).toEqual({ outcome: 'unavailable' });
	directus.state.instead = null;
	expect((await signIn('right')).outcome).toBe('signedIn');
});

test('if sessions cannot be stored, signing in is unavailable', async () => {
	rmSync(folder, { recursive: true });
	staff.close();
	folder = `${folder}\0`;
	staff = open();
	expect(await signIn('right')).toEqual({ outcome: 'unavailable' });
	expect(await staff.open('A'.repeat(43), visit.address)).toEqual({ state: 'unavailable' });
	folder = folder.slice(0, -1);
});
