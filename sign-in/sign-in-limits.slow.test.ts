import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { sharedStoreFor } from '#runtime/test-postgres.ts';
import { openSharedBucketStore, type SignInPlace } from './shared-bucket-store.ts';
import { type Attempt, bucketKinds, createSignInLimits, type Result, type SignInLimits } from './sign-in-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const start = Date.UTC(2026, 10, 15);
const mona = 'mona@example.com';

/** With TEST_POSTGRES set, limits share their buckets through a database. */
function newLimits(folder = temporaryFolder(), place: SignInPlace = 'site'): SignInLimits {
	const shared = sharedStoreFor(folder);
	const store = shared ? openSharedBucketStore(shared.url, bucketKinds, place, shared.waits) : undefined;
	if (store) onTestFinished(store.close);
	return createSignInLimits(Buffer.alloc(32, 7), store);
}

/** Returns how the try ended; null if it was refused. */
async function attempt(limits: SignInLimits, more: Partial<Attempt> & { result?: Result; at?: number }): Promise<string | null> {
	const { result = 'wrong', at = start, ...rest } = more;
	const admission = await limits.admit({ account: mona, address: '192.0.2.1', deviceCookie: null, hasCode: false, ...rest }, at);
	if (!admission.admitted) return null;
	await admission.settle(result);
	return admission.precedence;
}

async function inTurn<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	for (let index = 0; index < count; index++) results.push(await work(index));
	return results;
}

const buildAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Guesses hourly from every address as often as allowed, for no bucket refills sooner. After twenty refusals in a row it assumes the rest are refused. */
async function guess(limits: SignInLimits, addresses: number, from: number, to: number, account = mona): Promise<number> {
	let asked = 0;
	for (let at = from; at < to; at += HOUR)
		for (let index = 0, refused = 0; index < addresses && refused < 20; index++, refused++)
			while (await attempt(limits, { account, address: buildAddress(index), at })) {
				asked++;
				refused = 0;
			}
	return asked;
}

describe('the guesses that are possible, as docs/decisions/2026-11-16-sign-in-limits.md says', () => {
	test('one address: 125 tries on the first day, 120 on every further one', async () => {
		const limits = newLimits();
		expect(await guess(limits, 1, start, start + DAY)).toBe(125);
		expect(await guess(limits, 1, start + DAY, start + 2 * DAY)).toBe(120);
	});

	test('a thousand addresses: 3,240 and 1,240', async () => {
		const limits = newLimits();
		expect(await guess(limits, 1000, start, start + DAY)).toBe(3240);
		expect(await guess(limits, 1000, start + DAY, start + 2 * DAY)).toBe(1240);
	});

	test('an account that does not exist is limited like one that does', async () => {
		expect(await guess(newLimits(), 5, start, start + DAY, 'nobody@example.com')).toBe(await guess(newLimits(), 5, start, start + DAY));
	});

	test('however many addresses there are: 6,620 and 1,680', async () => {
		const limits = newLimits();
		let fresh = 0;
		const day = async (from: number) => {
			let asked = 0;
			for (let at = from; at < from + DAY; at += HOUR) while (await attempt(limits, { address: buildAddress(fresh++), at })) asked++;
			return asked;
		};
		expect(await day(start)).toBe(6620);
		expect(await day(start + DAY)).toBe(1680);
	});
});

describe('while a thousand addresses are guessing', () => {
	test('a colleague at a new address can sign in, also at the third try', async () => {
		const limits = newLimits();
		await guess(limits, 1000, start, start + 2 * DAY);
		const at = start + 2 * DAY;
		expect(await attempt(limits, { address: '192.0.2.9', at })).toBe('first');
		expect(await attempt(limits, { address: '192.0.2.9', at })).toBe('first');
		expect(await attempt(limits, { address: '192.0.2.9', at, result: 'right' })).toBe('first');
		expect(await attempt(limits, { address: '192.0.2.9', at })).toBe('first');
	});

	test('a colleague at a known browser can sign in, also behind an address that is guessing', async () => {
		const limits = newLimits();
		const deviceCookie = limits.renewDeviceCookie(null, mona, start);
		await guess(limits, 1000, start, start + HOUR);
		expect(await attempt(limits, { address: buildAddress(3), deviceCookie, result: 'right' })).toBe('device');
		expect(await attempt(limits, { address: buildAddress(3) })).toBeNull();
	});
});

test('a known browser has its own limit; above it, it is treated like any other', async () => {
	const limits = newLimits();
	const deviceCookie = limits.renewDeviceCookie(null, mona, start);
	expect(await inTurn(12, () => attempt(limits, { deviceCookie }))).toEqual([...Array(10).fill('device'), 'first', 'first']);
});

test('every spelling of an account counts as the same account', async () => {
	const limits = newLimits();
	for (const account of ['mona@example.com', ' MONA@Example.com ', 'm\u00adona@example.com', 'ｍona@example.com', 'móna@example.com'])
		for (let i = 0; i < 2; i++) await attempt(limits, { account });
	expect(await attempt(limits, {})).toBeNull();
	expect(await attempt(limits, { account: 'omar@example.com' })).toBe('shared');
});

test('an IPv6 network is one customer, and a wider one has no more first tries than one address', async () => {
	const limits = newLimits();
	for (let i = 0; i < 10; i++) await attempt(limits, { address: `2001:db8:1:2::${i + 1}` });
	expect(await attempt(limits, { address: '2001:db8:1:2::ff' })).toBeNull();
	expect(await attempt(limits, { address: '2001:db8:1:3::1' })).toBe('shared');
	expect(await attempt(limits, { address: '2001:db8:2:1::1' })).toBe('first');
});

test('an address that tries many accounts is stopped', async () => {
	const limits = newLimits();
	const tried = await inTurn(40, (index) => attempt(limits, { account: `${index}@example.com` }));
	expect(tried.filter(Boolean)).toHaveLength(30);
});

test('right passwords, missing codes and unanswered tries do not count', async () => {
	const limits = newLimits();
	for (const result of ['right', 'codeNeeded', 'unanswered'] as const)
		for (let i = 0; i < 50; i++) expect(await attempt(limits, { result })).toBe('first');
});

test('tries that are still being checked count', async () => {
	const limits = newLimits();
	const asked = { account: mona, address: '192.0.2.1', deviceCookie: null, hasCode: false };
	const admissions = await Promise.all(Array.from({ length: 50 }, () => limits.admit(asked, start)));
	const admitted = admissions.filter((admission) => admission.admitted);
	expect(admitted).toHaveLength(10);
});

test('codes cannot be guessed by somebody who has the password', async () => {
	const limits = newLimits();
	const tries = await inTurn(100, (index) => attempt(limits, { address: buildAddress(index), hasCode: true, result: 'wrongCode' }));
	expect(tries.filter(Boolean)).toHaveLength(5);
	expect(await attempt(limits, { address: '192.0.2.9' })).toBe('first');
});

test('a refusal says how long to wait, and a try after that is admitted', async () => {
	const limits = newLimits();
	while (await attempt(limits, {}));
	const refused = await limits.admit({ account: mona, address: '192.0.2.1', deviceCookie: null, hasCode: false }, start);
	const waitMs = refused.admitted ? 0 : refused.waitMs;
	expect(waitMs).toBe(12 * MINUTE);
	expect(await attempt(limits, { at: start + waitMs - 1 })).toBeNull();
	expect(await attempt(limits, { at: start + waitMs })).toBe('shared');
});

test('an address that keeps trying while refused is refused unread until it pauses; a known browser is not', async () => {
	const limits = newLimits();
	const deviceCookie = limits.renewDeviceCookie(null, mona, start);
	for (let n = 0; n < 29; n++) await attempt(limits, {});
	expect(await limits.addressWait('192.0.2.1', start)).toBe(0);
	for (let n = 0; n < 1000; n++) await attempt(limits, {});
	expect(await limits.addressWait('192.0.2.1', start)).toBe(5 * MINUTE);
	expect(await limits.addressWait('192.0.2.1', start + 5 * MINUTE)).toBe(0);
	expect(await attempt(limits, { deviceCookie })).toBe('device');
});

test.skipIf(process.env['TEST_POSTGRES'] === undefined)(
	'what is tried on one site counts on all of them, and in Studio on all Directus',
	async () => {
		const folder = temporaryFolder();
		for (const place of ['site', 'studio'] as const) {
			const machines = [newLimits(folder, place), newLimits(folder, place), newLimits(folder, place)];
			const tried = await inTurn(60, (index) => attempt(machines[index % 3] ?? newLimits(folder, place), {}));
			expect(tried.filter(Boolean)).toHaveLength(10);
		}
	},
);

test('while the shared database does not answer, each site counts for itself', async () => {
	const store = openSharedBucketStore('postgres://127.0.0.1:9/none', bucketKinds, 'site');
	onTestFinished(store.close);
	const limits = createSignInLimits(Buffer.alloc(32, 7), store);
	const tried = await inTurn(20, () => attempt(limits, {}));
	expect(tried.filter(Boolean)).toHaveLength(10);
});
