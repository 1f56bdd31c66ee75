import type { Database } from './database.ts';
import { normalizeMailbox } from './mailbox.ts';
import type { Secret } from './secret.ts';

export type Limit = { most: number; withinMs: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest stretch of time that a limit looks back on. */
const LONGEST_MS = 30 * DAY_MS;

/** Notes a try and says whether there were not too many. A refused try is not counted: anyone who waits is let in again. */
export const allowTry = (database: Database, secret: Secret, bucket: string, limit: Limit, now: number): Promise<boolean> =>
	database.transaction(() => countTry(database, secret, bucket, [limit], now));

/** The same within a transaction of the caller's, against several limits at once. */
export async function countTry(
	database: Database,
	secret: Secret,
	bucket: string,
	limits: readonly Limit[],
	now: number,
): Promise<boolean> {
	const sealed = secret.seal('bucket', bucket);
	const isWithin = async ({ most, withinMs }: Limit) => {
		const row = await database.one<{ tries: number }>(
			'SELECT count(*) AS tries FROM attempt WHERE bucket = ? AND at > ?',
			sealed,
			now - withinMs,
		);
		return (row?.tries ?? 0) < most;
	};
	for (const limit of limits) if (!(await isWithin(limit))) return false;
	await database.run('INSERT INTO attempt (bucket, at) VALUES (?, ?)', sealed, now);
	return true;
}

/** Mails that nobody is known to want: anybody may have typed the address. */
export const confirmationLimits = {
	day: { most: 1, withinMs: DAY_MS },
	monthUnconfirmed: { most: 3, withinMs: LONGEST_MS },
	month: { most: 10, withinMs: LONGEST_MS },
} satisfies Record<string, Limit>;

/** What is counted of one person, known by phone or e-mail. */
export const personBucket = (address: string) => `person ${normalizeMailbox(address)}`;
export const confirmationBucket = (email: string) => `confirmation ${normalizeMailbox(email)}`;
export const copyBucket = (email: string) => `copy ${normalizeMailbox(email)}`;

export async function forgetPerson(database: Database, secret: Secret, addresses: readonly string[]): Promise<void> {
	for (const bucket of addresses.flatMap((address) => [personBucket, confirmationBucket, copyBucket].map((build) => build(address))))
		await database.run('DELETE FROM attempt WHERE bucket = ?', secret.seal('bucket', bucket));
}

export const forgetTries = (database: Database, now: number) => database.run('DELETE FROM attempt WHERE at < ?', now - LONGEST_MS);
