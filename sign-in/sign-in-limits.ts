import { accountKey } from './account-key.ts';
import { type BucketStore, createBucketStore, type FullAt } from './bucket-store.ts';
import { type Buckets, createBuckets, type Rate } from './buckets.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { parseNetwork } from './network.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many failures are allowed. docs/decisions/2026-11-16-sign-in-limits.md works out how many guesses that permits. */
const rates = {
	/** A browser that has signed in to the account before. */
	device: { burst: 10, everyMs: 6 * MINUTE },
	/** One address at one account. */
	pair: { burst: 10, everyMs: 12 * MINUTE },
	/** One address at all accounts; a whole office may share an address. */
	address: { burst: 30, everyMs: 5 * MINUTE },
	/** Tries per address that guesses from elsewhere cannot use up … */
	first: { burst: 3, everyMs: DAY },
	/** … and how many of those one account accepts from all addresses together. */
	firstOfAll: { burst: 5000, everyMs: MINUTE },
	/** All further tries at one account, from any address. */
	shared: { burst: 10, everyMs: 6 * MINUTE },
	/** Wrong one-time codes: only somebody who has the password gets this far. */
	code: { burst: 5, everyMs: 12 * MINUTE },
} satisfies Record<string, Rate>;

export type Attempt = { account: string; address: string; deviceCookie: string | null; hasCode: boolean };

/** `right` and `unanswered` are not counted. `codeNeeded`: the password was right, but no code was sent. */
export type Result = 'right' | 'codeNeeded' | 'unanswered' | 'wrong' | 'wrongCode';

/** Tries of one precedence never delay those of another. */
export type Precedence = 'device' | 'first' | 'shared';

export type Admission =
	| { admitted: true; precedence: Precedence; settle(result: Result): Promise<void> }
	| { admitted: false; waitMs: number };

export type SignInLimits = ReturnType<typeof createSignInLimits>;

type Kind = keyof typeof rates;
export const bucketKinds = Object.keys(rates) as Kind[];
export type SignInBuckets = BucketStore<Kind>;

const MOST = 50_000;
const fill = (fullAt: FullAt<Kind>) =>
	Object.fromEntries(bucketKinds.map((kind) => [kind, createBuckets(rates[kind], MOST, fullAt[kind])])) as Record<Kind, Buckets>;

/** Counts failed sign-ins before the password is checked, and treats accounts that do not exist like those that do. */
export function createSignInLimits(key: Buffer, store: SignInBuckets = createBucketStore(bucketKinds)) {
	const devices = createDeviceCookies(key);
	const use = <T>(keys: Partial<Record<Kind, string>>, now: number, work: (buckets: Record<Kind, Buckets>) => T) =>
		store.use(keys, now, (fullAt) => work(fill(fullAt)));

	return {
		async admit({ account: typed, address, deviceCookie, hasCode }: Attempt, now = Date.now()): Promise<Admission> {
			const account = accountKey(key, typed);
			const device = devices.find(deviceCookie, account, now);
			const network = parseNetwork(address);
			const keys = {
				...(device !== null && { device }),
				pair: `${account} ${network}`,
				address: network,
				first: parseNetwork(address, 3),
				firstOfAll: account,
				shared: account,
				code: device ?? account,
			};
			const charged = await use(keys, now, (buckets) => charge(buckets, keys, hasCode, now));
			if ('waitMs' in charged) return { admitted: false, waitMs: charged.waitMs };
			return {
				admitted: true,
				precedence: charged.precedence,
				settle: (result) =>
					use(keys, now, (buckets) => {
						if (result === 'wrongCode') buckets.code.take(keys.code, now);
						if (result === 'wrong' || result === 'wrongCode') return;
						for (const kind of charged.from) buckets[kind].giveBack(keys[kind] ?? '');
					}),
			};
		},
		/** Milliseconds for which everything from this address is refused, except the cookie of a known browser. */
		addressWait(address: string, now = Date.now()): Promise<number> {
			const network = parseNetwork(address);
			return use({ address: network }, now, (buckets) => buckets.address.wait(network, now));
		},
		renewDeviceCookie: (cookie: string | null, account: string, now = Date.now()): string =>
			devices.renew(cookie, accountKey(key, account), now),
	};
}

type Keys = Record<Exclude<Kind, 'device'>, string> & { device?: string };
type Charged = { precedence: Precedence; from: readonly Kind[] } | { waitMs: number };

const ofDevice: Kind[] = ['device'];
const ofFirst: Kind[] = ['pair', 'address', 'first', 'firstOfAll'];
const ofShared: Kind[] = ['pair', 'address', 'shared'];

function charge(buckets: Record<Kind, Buckets>, keys: Keys, hasCode: boolean, now: number): Charged {
	const wait = (kinds: Kind[]) => Math.max(...kinds.map((kind) => buckets[kind].wait(keys[kind] ?? '', now)));
	const take = (precedence: Precedence, from: Kind[]): Charged => {
		for (const kind of from) buckets[kind].take(keys[kind] ?? '', now);
		return { precedence, from };
	};
	const codeWait = hasCode ? wait(['code']) : 0;
	if (codeWait > 0) return { waitMs: codeWait };
	if (keys.device !== undefined && wait(ofDevice) === 0) return take('device', ofDevice);
	if (wait(ofFirst) === 0) return take('first', ofFirst);
	if (wait(ofShared) === 0) return take('shared', ofShared);
	// An address that keeps trying while refused uses up its own bucket, and is then refused before its request is read.
	if (wait(['address']) === 0) buckets.address.take(keys.address, now);
	return { waitMs: Math.min(wait(ofFirst), wait(ofShared)) };
}
