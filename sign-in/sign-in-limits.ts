import { accountKey } from './account-key.ts';
import { type Buckets, createBuckets, type Rate } from './buckets.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { parseNetwork } from './network.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many failures there may be. What this leaves to whoever guesses is worked out in docs/decisions/2026-11-16-sign-in-limits.md. */
const rates = {
	/** A browser that has signed in to the account before. */
	device: { burst: 10, everyMs: 6 * MINUTE },
	/** One address at one account. */
	pair: { burst: 10, everyMs: 12 * MINUTE },
	/** One address at all accounts; an office has one for all its people. */
	address: { burst: 30, everyMs: 5 * MINUTE },
	/** What one address may try that others' guesses cannot use up … */
	first: { burst: 3, everyMs: DAY },
	/** … and how many such tries an account takes from all of them. */
	firstOfAll: { burst: 5000, everyMs: MINUTE },
	/** All further tries at one account, from wherever. */
	shared: { burst: 10, everyMs: 6 * MINUTE },
	/** Wrong one-time codes: only who has the password gets so far. */
	code: { burst: 5, everyMs: 12 * MINUTE },
} satisfies Record<string, Rate>;

export type Attempt = { account: string; address: string; deviceCookie: string | null; hasCode: boolean };

/** `right` and `unanswered` leave no trace. `codeNeeded`: the password is right and no code was given. */
export type Result = 'right' | 'codeNeeded' | 'unanswered' | 'wrong' | 'wrongCode';

/** Which tries may hold up which others. */
export type Precedence = 'device' | 'first' | 'shared';

export type Admission = { admitted: true; precedence: Precedence; settle(result: Result): void } | { admitted: false; waitMs: number };

export type SignInLimits = ReturnType<typeof createSignInLimits>;

type Charge = [Buckets, string];

/** Counts failed sign-ins before anybody is asked about the password. Whether an account exists makes no difference to it. */
export function createSignInLimits(key: Buffer) {
	const buckets = {
		device: createBuckets(rates.device),
		pair: createBuckets(rates.pair),
		address: createBuckets(rates.address),
		first: createBuckets(rates.first),
		firstOfAll: createBuckets(rates.firstOfAll),
		shared: createBuckets(rates.shared),
		code: createBuckets(rates.code),
	};
	const devices = createDeviceCookies(key);

	const longest = (charges: Charge[], now: number): number => Math.max(...charges.map(([bucket, name]) => bucket.wait(name, now)));

	const admit = (precedence: Precedence, charges: Charge[], codes: Charge, now: number): Admission => {
		for (const [bucket, name] of charges) bucket.take(name, now);
		return {
			admitted: true,
			precedence,
			settle(result) {
				if (result === 'wrongCode') codes[0].take(codes[1], now);
				if (result !== 'wrong' && result !== 'wrongCode') for (const [bucket, name] of charges) bucket.giveBack(name);
			},
		};
	};

	return {
		admit({ account: typed, address, deviceCookie, hasCode }: Attempt, now = Date.now()): Admission {
			const account = accountKey(key, typed);
			const device = devices.find(deviceCookie, account, now);
			const codes: Charge = [buckets.code, device ?? account];
			const codeWait = hasCode ? longest([codes], now) : 0;
			if (codeWait > 0) return { admitted: false, waitMs: codeWait };

			if (device !== null && buckets.device.wait(device, now) === 0) return admit('device', [[buckets.device, device]], codes, now);

			const network = parseNetwork(address);
			const own: Charge[] = [
				[buckets.pair, `${account} ${network}`],
				[buckets.address, network],
			];
			const first: Charge[] = [...own, [buckets.first, parseNetwork(address, 3)], [buckets.firstOfAll, account]];
			if (longest(first, now) === 0) return admit('first', first, codes, now);
			const shared: Charge[] = [...own, [buckets.shared, account]];
			if (longest(shared, now) === 0) return admit('shared', shared, codes, now);
			// Whoever goes on without waiting uses up what their address has, and can then be refused without a look at what they send.
			if (buckets.address.wait(network, now) === 0) buckets.address.take(network, now);
			return { admitted: false, waitMs: Math.min(longest(first, now), longest(shared, now)) };
		},
		/** Milliseconds for which the address is refused whatever it sends, but for the cookie of a known browser. */
		addressWait: (address: string, now = Date.now()): number => buckets.address.wait(parseNetwork(address), now),
		/** For the browser of whoever just signed in. */
		renewDeviceCookie: (cookie: string | null, account: string, now = Date.now()): string =>
			devices.renew(cookie, accountKey(key, account), now),
	};
}
