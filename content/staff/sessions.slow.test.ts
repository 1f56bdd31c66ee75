import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '#runtime/logger.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { openSessionStore } from './session-store.ts';
import { CHECK_MS, createSessions, IDLE_MS, MAX_AGE_MS, type Sessions } from './sessions.ts';
import { startTestDirectus } from './test-directus.ts';

const MINUTE = 60_000;
const visitor = '192.0.2.1';
let folder: string;
let directus: Awaited<ReturnType<typeof startTestDirectus>>;
let sessions: Sessions;
let now: number;
const lines: string[] = [];

function openSessions(secret = Buffer.alloc(32, 1)): Sessions {
	const store = openSessionStore(folder);
	const logger = createLogger((line) => lines.push(line));
	return createSessions({ url: directus.url, siteToken: 'site', secret, store, logger, now: () => now });
}

/** Finds the SDK's timers by their delay: tokens of two minutes are renewed after one and a half. */
const timers = new Set<NodeJS.Timeout>();
const RENEWED_MS = 90_000;
const { setTimeout: set, clearTimeout: clear } = globalThis;

beforeEach(async () => {
	timers.clear();
	vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => {
		const timer = set(work, ms);
		if (ms === RENEWED_MS) timers.add(timer);
		return timer;
	});
	vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
		timers.delete(timer);
		clear(timer);
	});
	folder = temporaryFolder();
	directus = await startTestDirectus();
	now = Date.now();
	lines.length = 0;
	sessions = openSessions();
});
afterEach(async () => {
	sessions.close();
	await directus.close();
	vi.unstubAllGlobals();
});

async function signIn(): Promise<string> {
	const started = await sessions.start('mona', visitor, (client) => client.login({ email: 'mona@example.com', password: 'right' }));
	return started.access === 'in' ? started.id : '';
}

const readState = async (id: string) => (await sessions.open(id, visitor)).state;

test('a signed-in person uses Directus with their own token', async () => {
	const id = await signIn();
	const opened = await sessions.open(id, '198.51.100.7');
	expect(opened.state).toBe('in');
	now += CHECK_MS;
	await sessions.open(id, '198.51.100.7');
	expect(directus.asked.at(-1)).toMatchObject({ path: '/users/me', headers: { 'x-forwarded-for': '198.51.100.7' } });
	expect(directus.asked.at(-1)?.headers.authorization).toMatch(/^Bearer x\./);
});

test('session ids are unique, and an unknown id is no session', async () => {
	expect(await signIn()).not.toBe(await signIn());
	expect(await readState('A'.repeat(43))).toBe('ended');
});

test('the file contains neither id nor tokens', async () => {
	const id = await signIn();
	sessions.close();
	const file = readFileSync(join(folder, 'sessions.db')).toString('latin1');
	for (const secret of [id, 'refresh-1', 'access_token', 'mona@example.com', ...directus.valid]) expect(file).not.toContain(secret);
});

test('a session survives a restart with the same secret', async () => {
	const id = await signIn();
	sessions.close();
	sessions = openSessions();
	expect(await readState(id)).toBe('in');
	sessions.close();
	sessions = openSessions(Buffer.alloc(32, 2));
	expect(await readState(id)).toBe('ended');
});

describe('tokens', () => {
	test('are renewed by the SDK half a minute before they expire, and kept', async () => {
		directus.state.expires = 30_500;
		const id = await signIn();
		const [before] = directus.valid;
		directus.state.expires = 120_000;
		await expect.poll(() => timers.size).toBe(1);
		expect([...directus.valid]).not.toContain(before);
		sessions.close();
		sessions = openSessions();
		expect(await readState(id)).toBe('in');
	});

	test('that have expired are renewed at the next use', async () => {
		directus.state.expires = 1;
		const id = await signIn();
		sessions.close();
		sessions = openSessions();
		directus.state.expires = 120_000;
		directus.asked.length = 0;
		expect(await readState(id)).toBe('in');
		expect(directus.paths()).toEqual(['/auth/refresh', '/users/me']);
	});

	test('that last longer than any timer are not renewed at once', async () => {
		const LONGEST_TIMER_MS = 2_147_483_647;
		const delays: number[] = [];
		const { setTimeout: stubbed } = globalThis;
		vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
			delays.push(ms);
			return stubbed(work, ms);
		});
		for (const expires of [LONGEST_TIMER_MS - 1, LONGEST_TIMER_MS, 10 * LONGEST_TIMER_MS]) {
			directus.state.expires = expires;
			expect(await readState(await signIn())).toBe('in');
		}
		expect(delays.filter((ms) => ms > MINUTE * 60)).toEqual([LONGEST_TIMER_MS - 1 - 30_000]);
		expect(directus.paths()).not.toContain('/auth/refresh');
	});

	test('are revoked and no longer renewed after signing out', async () => {
		const id = await signIn();
		await sessions.end(id);
		expect(timers.size).toBe(0);
		expect(directus.valid.size).toBe(0);
		expect(await readState(id)).toBe('ended');
		await sessions.end(id);
	});

	test('of a renewal under way while somebody signs out are revoked too', async () => {
		const id = await signIn();
		const opened = await sessions.open(id, visitor);
		if (opened.state !== 'in') throw new Error(opened.state);
		await Promise.all([opened.client.refresh(), sessions.end(id)].map((work) => work.catch(() => {})));
		await expect.poll(() => directus.valid.size).toBe(0);
		await new Promise(setImmediate);
		expect(timers.size).toBe(0);
	});

	test('of an idle person are not renewed, but the session stays', async () => {
		const id = await signIn();
		now += 6 * MINUTE;
		await sessions.sweep();
		expect(timers.size).toBe(0);
		expect(await readState(id)).toBe('in');
	});

	test('are kept renewed for at most a hundred people', async () => {
		const ids: string[] = [];
		for (let n = 0; n < 105; n++) {
			const started = await sessions.start(`account ${n}`, visitor, (client) => client.login({ email: 'a@b.c', password: 'right' }));
			if (started.access === 'in') ids.push(started.id);
		}
		expect(timers.size).toBe(100);
		expect(await readState(ids[0] ?? '')).toBe('in');
	});
});

describe('a session ends', () => {
	test('two hours after it was used last', async () => {
		const id = await signIn();
		now += IDLE_MS - 1;
		expect(await readState(id)).toBe('in');
		now += IDLE_MS - 1;
		expect(await readState(id)).toBe('in');
		now += IDLE_MS;
		expect(await readState(id)).toBe('ended');
		expect(directus.valid.size).toBe(0);
	});

	test('twelve hours after it began, however busy', async () => {
		const id = await signIn();
		for (const end = now + MAX_AGE_MS; now < end - MINUTE; now += 60 * MINUTE) expect(await readState(id)).toBe('in');
		expect(await readState(id)).toBe('ended');
	});

	test('and is removed even if nobody comes back', async () => {
		const id = await signIn();
		now += MAX_AGE_MS;
		await sessions.sweep();
		expect(directus.valid.size).toBe(0);
		expect(timers.size).toBe(0);
		now -= MAX_AGE_MS;
		expect(await readState(id)).toBe('ended');
	});

	test('half a minute after the account was suspended', async () => {
		const id = await signIn();
		directus.state.status = 'suspended';
		expect(await readState(id)).toBe('in');
		now += CHECK_MS;
		expect(await readState(id)).toBe('out');
		expect(await readState(id)).toBe('ended');
	});

	test('when Directus refuses to renew it', async () => {
		const id = await signIn();
		now += CHECK_MS;
		directus.valid.clear();
		directus.state.instead = () => ({ status: 401, body: { errors: [{ message: 'no', extensions: { code: 'INVALID_CREDENTIALS' } }] } });
		expect(await readState(id)).toBe('out');
	});

	test('when access to Studio is removed, or a one-time code becomes required', async () => {
		for (const [claims, state] of [
			[{ app_access: false }, 'out'],
			[{ app_access: true, enforce_tfa: true }, 'needsCode'],
		] as const) {
			directus.state.claims = { app_access: true };
			const id = await signIn();
			directus.state.claims = claims;
			const opened = await sessions.open(id, visitor);
			if (opened.state === 'in') await opened.client.refresh();
			now += CHECK_MS;
			expect(await readState(id)).toBe(state);
		}
	});
});

test.each<[string, () => { status: number; body: unknown }]>([
	['is too busy', () => ({ status: 503, body: { errors: [{ message: 'busy', extensions: { code: 'SERVICE_UNAVAILABLE' } }] } })],
	['limits everybody', () => ({ status: 429, body: { errors: [{ message: 'many', extensions: { code: 'REQUESTS_EXCEEDED' } }] } })],
	['is replaced by a page', () => ({ status: 401, body: 'sign in to the network' })],
	['says nothing', () => ({ status: 500, body: null })],
	['lists no errors', () => ({ status: 401, body: { errors: [] } })],
])('nobody is signed out if Directus %s', async (_, instead) => {
	const id = await signIn();
	now += CHECK_MS;
	directus.state.instead = instead;
	expect(await readState(id)).toBe('unavailable');
	directus.state.instead = null;
	expect(await readState(id)).toBe('in');
});

test('simultaneous requests of one person are checked once', async () => {
	const id = await signIn();
	now += CHECK_MS;
	const before = directus.asked.length;
	await Promise.all(Array.from({ length: 10 }, () => readState(id)));
	expect(directus.asked.length).toBe(before + 1);
});

test('the log contains no names and no secrets', async () => {
	const id = await signIn();
	directus.state.instead = () => ({ status: 500, body: null });
	await sessions.end(id);
	expect(lines).toHaveLength(1);
	for (const secret of [id, 'refresh-1', 'mona']) expect(lines.join()).not.toContain(secret);
});
