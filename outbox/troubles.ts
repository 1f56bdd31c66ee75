import { OVERDUE_MS } from './health.ts';
import type { OutboxParts } from './parts.ts';
import { collections } from './rows.ts';

/** A stuck request as staff see it, without sender and content. */
export type Trouble = {
	collection: string;
	reference: string;
	state: 'waiting' | 'refused' | 'put aside';
	since: string;
};

/** Null: the outbox cannot be read. */
export async function findTroubles(parts: OutboxParts, limit: number, now: number = Date.now()): Promise<Trouble[] | null> {
	const rows = await parts.use('troubles', null, ({ store }) => store.troubled(now - OVERDUE_MS, limit));
	if (!rows || !parts.isWorking()) return null;
	return rows.map(({ kind, reference, state, acceptedAt, refusedAt }) => ({
		collection: collections[kind],
		reference,
		state: state === 'dead' ? 'put aside' : refusedAt === null ? 'waiting' : 'refused',
		since: new Date(refusedAt ?? acceptedAt).toISOString(),
	}));
}
