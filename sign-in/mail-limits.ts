import { accountKey } from './account-key.ts';
import { createBuckets } from './buckets.ts';
import { parseNetwork } from './network.ts';

const MINUTE = 60_000;

/** How often a password reset link may be requested. Earlier links stay valid, so flooding somebody with them does not lock them out. */
export function createMailLimits(key: Buffer) {
	const accounts = createBuckets({ burst: 3, everyMs: 30 * MINUTE });
	const addresses = createBuckets({ burst: 10, everyMs: 10 * MINUTE });
	return {
		/** Milliseconds to wait; zero if a mail may be sent now. */
		admit(typed: string, from: string, now = Date.now()): number {
			const account = accountKey(key, typed);
			const address = parseNetwork(from);
			const waitMs = Math.max(accounts.wait(account, now), addresses.wait(address, now));
			if (waitMs > 0) return waitMs;
			accounts.take(account, now);
			addresses.take(address, now);
			return 0;
		},
	};
}
