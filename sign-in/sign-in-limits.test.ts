import { describe, expect, test } from 'vitest';
import { type Attempt, createSignInLimits, type Result, type SignInLimits } from './sign-in-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const start = Date.UTC(2026, 10, 15);
const mona = 'mona@example.com';

const newLimits = () => createSignInLimits(Buffer.alloc(32, 7));

/** Makes a try and says how it ended; null where it was refused. */
function attempt(limits: SignInLimits, more: Partial<Attempt> & { result?: Result; at?: number }): string | null {
	const { result = 'wrong', at = start, ...rest } = more;
	const admission = limits.admit({ account: mona, address: '192.0.2.1', deviceCookie: null, hasCode: false, ...rest }, at);
	if (!admission.admitted) return null;
	admission.settle(result);
	return admission.precedence;
}

const buildAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Guesses from so many addresses, each as often as it is let, every hour: no bucket is full before. Where twenty in a row are refused, the others are. */
function guess(limits: SignInLimits, addresses: number, from: number, to: number, account = mona): number {
	let asked = 0;
	for (let at = from; at < to; at += HOUR)
		for (let index = 0, refused = 0; index < addresses && refused < 20; index++, refused++)
			while (attempt(limits, { account, address: buildAddress(index), at })) {
				asked++;
				refused = 0;
			}
	return asked;
}

describe('what is left to whoever guesses, as docs/decisions/2026-11-16-sign-in-limits.md says', () => {
	test('one address: 125 tries on the first day, 120 on every further one', () => {
		const limits = newLimits();
		expect(guess(limits, 1, start, start + DAY)).toBe(125);
		expect(guess(limits, 1, start + DAY, start + 2 * DAY)).toBe(120);
	});

	test('a thousand addresses: 3,240 and 1,240', () => {
		const limits = newLimits();
		expect(guess(limits, 1000, start, start + DAY)).toBe(3240);
		expect(guess(limits, 1000, start + DAY, start + 2 * DAY)).toBe(1240);
	});

	test('an account nobody has is limited as one that exists', () => {
		expect(guess(newLimits(), 5, start, start + DAY, 'nobody@example.com')).toBe(guess(newLimits(), 5, start, start + DAY));
	});

	test('however many addresses there are: 6,620 and 1,680', () => {
		const limits = newLimits();
		let fresh = 0;
		const day = (from: number) => {
			let asked = 0;
			for (let at = from; at < from + DAY; at += HOUR) while (attempt(limits, { address: buildAddress(fresh++), at })) asked++;
			return asked;
		};
		expect(day(start)).toBe(6620);
		expect(day(start + DAY)).toBe(1680);
	});
});

describe('while a thousand addresses guess', () => {
	test('a colleague at a new address gets in, also at the third try', () => {
		const limits = newLimits();
		guess(limits, 1000, start, start + 2 * DAY);
		const at = start + 2 * DAY;
		expect(attempt(limits, { address: '192.0.2.9', at })).toBe('first');
		expect(attempt(limits, { address: '192.0.2.9', at })).toBe('first');
		expect(attempt(limits, { address: '192.0.2.9', at, result: 'right' })).toBe('first');
		expect(attempt(limits, { address: '192.0.2.9', at })).toBe('first');
	});

	test('a colleague at a browser of theirs gets in, also behind an address that guesses', () => {
		const limits = newLimits();
		const deviceCookie = limits.renewDeviceCookie(null, mona, start);
		guess(limits, 1000, start, start + HOUR);
		expect(attempt(limits, { address: buildAddress(3), deviceCookie, result: 'right' })).toBe('device');
		expect(attempt(limits, { address: buildAddress(3) })).toBeNull();
	});
});

test('a browser of theirs has a number of tries of its own; after that it is like any other', () => {
	const limits = newLimits();
	const deviceCookie = limits.renewDeviceCookie(null, mona, start);
	expect(Array.from({ length: 12 }, () => attempt(limits, { deviceCookie }))).toEqual([...Array(10).fill('device'), 'first', 'first']);
});

test('an account is the same however it is typed', () => {
	const limits = newLimits();
	for (const account of ['mona@example.com', ' MONA@Example.com ', 'm\u00adona@example.com', 'ｍona@example.com', 'móna@example.com'])
		for (let i = 0; i < 2; i++) attempt(limits, { account });
	expect(attempt(limits, {})).toBeNull();
	expect(attempt(limits, { account: 'omar@example.com' })).toBe('shared');
});

test('one network of IPv6 is one customer, and a wider one has no more first tries than an address', () => {
	const limits = newLimits();
	for (let i = 0; i < 10; i++) attempt(limits, { address: `2001:db8:1:2::${i + 1}` });
	expect(attempt(limits, { address: '2001:db8:1:2::ff' })).toBeNull();
	expect(attempt(limits, { address: '2001:db8:1:3::1' })).toBe('shared');
	expect(attempt(limits, { address: '2001:db8:2:1::1' })).toBe('first');
});

test('an address that tries one account after the other is stopped', () => {
	const limits = newLimits();
	const tried = Array.from({ length: 40 }, (_, index) => attempt(limits, { account: `${index}@example.com` }));
	expect(tried.filter(Boolean)).toHaveLength(30);
});

test('right passwords, a code still to be given and answers that never came do not count', () => {
	const limits = newLimits();
	for (const result of ['right', 'codeNeeded', 'unanswered'] as const)
		for (let i = 0; i < 50; i++) expect(attempt(limits, { result })).toBe('first');
});

test('tries that are on their way count', () => {
	const limits = newLimits();
	const asked = { account: mona, address: '192.0.2.1', deviceCookie: null, hasCode: false };
	const admitted = Array.from({ length: 50 }, () => limits.admit(asked, start)).filter((admission) => admission.admitted);
	expect(admitted).toHaveLength(10);
});

test('codes cannot be guessed by somebody who has the password', () => {
	const limits = newLimits();
	const tries = Array.from({ length: 100 }, (_, index) =>
		attempt(limits, { address: buildAddress(index), hasCode: true, result: 'wrongCode' }),
	);
	expect(tries.filter(Boolean)).toHaveLength(5);
	expect(attempt(limits, { address: '192.0.2.9' })).toBe('first');
});

test('a refusal says when to come back, and is right', () => {
	const limits = newLimits();
	while (attempt(limits, {}));
	const refused = limits.admit({ account: mona, address: '192.0.2.1', deviceCookie: null, hasCode: false }, start);
	const waitMs = refused.admitted ? 0 : refused.waitMs;
	expect(waitMs).toBe(12 * MINUTE);
	expect(attempt(limits, { at: start + waitMs - 1 })).toBeNull();
	expect(attempt(limits, { at: start + waitMs })).toBe('shared');
});

test('who goes on while refused is refused without a look, until the address has rested; a known browser is not', () => {
	const limits = newLimits();
	const deviceCookie = limits.renewDeviceCookie(null, mona, start);
	for (let n = 0; n < 29; n++) attempt(limits, {});
	expect(limits.addressWait('192.0.2.1', start)).toBe(0);
	for (let n = 0; n < 1000; n++) attempt(limits, {});
	expect(limits.addressWait('192.0.2.1', start)).toBe(5 * MINUTE);
	expect(limits.addressWait('192.0.2.1', start + 5 * MINUTE)).toBe(0);
	expect(attempt(limits, { deviceCookie })).toBe('device');
});
