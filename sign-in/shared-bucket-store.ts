import { openPostgresArea } from '#runtime/postgres-area.ts';
import type { PostgresClient, Waits } from '#runtime/postgres-pool.ts';
import { postgresTransaction } from '#runtime/postgres-transaction.ts';
import { type BucketStore, createBucketStore, emptyBuckets, type FullAt } from './bucket-store.ts';

const migrations = [
	`
	CREATE TABLE sign_in_bucket (kind TEXT NOT NULL, key TEXT NOT NULL, full_at BIGINT NOT NULL, PRIMARY KEY (kind, key));
	CREATE INDEX sign_in_bucket_full ON sign_in_bucket (full_at);
	`,
];
const TIDY_EVERY_MS = 60_000;
/** A full bucket needs no row. The delay allows for clocks that differ between machines. */
const FULL_FOR_MS = 60 * 60_000;

/** Sign-ins on the site and in Studio are counted separately in one database. */
export type SignInPlace = 'site' | 'studio';

/** Buckets in a PostgreSQL that several sites share. While it does not answer, each site counts in its own memory. */
export function openSharedBucketStore<Kind extends string>(
	url: string,
	kinds: readonly Kind[],
	place: SignInPlace,
	waits?: Waits,
): BucketStore<Kind> & { close(): void } {
	const area = openPostgresArea(url, 'sign-in limits', migrations, waits);
	const own = createBucketStore(kinds);
	const prefix = place === 'site' ? '' : `${place} `;
	let tidiedAt = Date.now();

	async function tidy(client: PostgresClient, now: number): Promise<void> {
		if (Date.now() - tidiedAt < TIDY_EVERY_MS) return;
		tidiedAt = Date.now();
		await client.query('DELETE FROM sign_in_bucket WHERE full_at < $1', [now - FULL_FOR_MS]);
	}

	async function share<T>(client: PostgresClient, keys: Partial<Record<Kind, string>>, now: number, work: (fullAt: FullAt<Kind>) => T) {
		const named = kinds.flatMap((kind) => (keys[kind] === undefined ? [] : [{ kind, key: keys[kind] }]));
		const wanted = [named.map(({ kind }) => prefix + kind), named.map(({ key }) => key)];
		return postgresTransaction(client, async () => {
			const fullAt = emptyBuckets(kinds);
			const { rows } = await client.query(
				'SELECT kind, key, full_at FROM sign_in_bucket WHERE (kind, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))',
				wanted,
			);
			for (const { kind, key, full_at: at } of rows) fullAt[String(kind).slice(prefix.length) as Kind].set(String(key), Number(at));
			const result = work(fullAt);
			await client.query(
				`INSERT INTO sign_in_bucket (kind, key, full_at) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
				ON CONFLICT (kind, key) DO UPDATE SET full_at = excluded.full_at`,
				transpose(kinds.flatMap((kind) => [...fullAt[kind]].map(([key, at]) => ({ kind: prefix + kind, key, at })))),
			);
			await tidy(client, now);
			return result;
		});
	}

	return {
		async use(keys, now, work) {
			try {
				return await area.use((client) => share(client, keys, now, work));
			} catch {
				return own.use(keys, now, work);
			}
		},
		close: () => void area.close(),
	};
}

const transpose = (rows: { kind: string; key: string; at: number }[]) => [
	rows.map(({ kind }) => kind),
	rows.map(({ key }) => key),
	rows.map(({ at }) => at),
];
