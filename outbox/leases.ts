import { randomUUID } from 'node:crypto';
import type { OutboxParts } from './parts.ts';

/** `hold` returns true for one of all sites that share the database, until it releases the lease or does not renew it within `forMs`. */
export type Leases = { hold(task: string, forMs: number): Promise<boolean>; release(task: string): Promise<void> };

const take = `INSERT INTO lease (task, holder, until) VALUES (?, ?, ?)
	ON CONFLICT (task) DO UPDATE SET holder = excluded.holder, until = excluded.until WHERE lease.holder = excluded.holder OR lease.until < ?`;

export function createLeases(parts: Pick<OutboxParts, 'use'>): Leases {
	const holder = randomUUID();
	/** While the database fails, the last holder goes on. */
	const held = new Map<string, boolean>();
	return {
		async hold(task, forMs) {
			const now = Date.now();
			const isHeld = await parts.use<boolean>(
				'lease',
				held.get(task) ?? true,
				async ({ database }) => (await database.run(take, task, holder, now + forMs, now)) > 0,
			);
			held.set(task, isHeld);
			return isHeld;
		},
		async release(task) {
			await parts.use('lease', 0, ({ database }) => database.run('DELETE FROM lease WHERE task = ? AND holder = ?', task, holder));
		},
	};
}
