import type { OutboxParts } from './parts.ts';
import type { Counts } from './store.ts';

/** By then a visitor has waited too long without staff knowing of the request. */
export const OVERDUE_MS = 10 * 60_000;

export type OutboxHealth = Counts & { available: boolean; needsPerson: boolean };

const NOTHING: Counts = { waiting: 0, refused: 0, dead: 0, oldestWaitingMs: null };

export async function readHealth(parts: OutboxParts, now: number = Date.now()): Promise<OutboxHealth> {
	const counts = await parts.use('health', null, ({ store }) => store.counts(now));
	const { refused, dead, oldestWaitingMs } = counts ?? NOTHING;
	const available = counts !== null && parts.isWorking();
	const needsPerson = !available || refused + dead > 0 || (oldestWaitingMs ?? 0) >= OVERDUE_MS;
	return { available, ...(counts ?? NOTHING), needsPerson };
}
