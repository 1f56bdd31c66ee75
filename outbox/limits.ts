import type { Database } from './database.ts';
import { normalizeMailbox } from './mailbox.ts';
import type { Secret } from './secret.ts';

export type Limit = { most: number; withinMs: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest `withinMs` of any limit. */
const LONGEST_MS = 30 * DAY_MS;

/** Counts a try unless it exceeds the limit. A refused try is not counted, so waiting is enough to be allowed again. */
export const allowTry = (database: Database, secret: Secret, bucket: string, limit: Limit, now: number): Promise<boolean> =>
	database.transaction(() => countTry(database, secret, bucket, [limit], now));

/** Checks several limits at once, within the caller's transaction. */
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

/** For mails that the owner of the address may not have asked for: anybody can type an address. */
export const confirmationLimits = {
	day: { most: 1, withinMs: DAY_MS },
	monthUnconfirmed: { most: 3, withinMs: LONGEST_MS },
	month: { most: 10, withinMs: LONGEST_MS },
} satisfies Record<string, Limit>;

/** A person is a phone number or an e-mail address. */
export const personBucket = (address: string) => `person ${normalizeMailbox(address)}`;
export const confirmationBucket = (email: string) => `confirmation ${normalizeMailbox(email)}`;
export const copyBucket = (email: string) => `copy ${normalizeMailbox(email)}`;

export async function forgetPerson(database: Database, secret: Secret, addresses: readonly string[]): Promise<void> {
	for (const bucket of addresses.flatMap((address) => [personBucket, confirmationBucket, copyBucket].map((build) => build(address))))
		await database.run('DELETE FROM attempt WHERE bucket = ?', secret.seal('bucket', bucket));
}

export const forgetTries = (database: Database, now: number) => database.run('DELETE FROM attempt WHERE at < ?', now - LONGEST_MS);
