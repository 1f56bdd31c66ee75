import { hrRole } from '../../access/hr.ts';
import { salesManagerRole } from '../../access/sales-manager.ts';
import type { Database, Key, Row, Services } from '../hook.ts';
import { ring, takeBack, usersOfAgent, usersOfRole } from '../ring.ts';

export type Bells = ReturnType<typeof createBells>;

/** Rings in Studio for whom a request is given to, once; for sales managers where that is nobody, and for HR where somebody applied. */
export function createBells(services: Services, getSchema: () => Promise<unknown>) {
	async function announce(database: Database, collection: string, row: Row, by: string | null): Promise<void> {
		const { id, agent, reference } = row as Row & { id: Key };
		const schema = await getSchema();
		const isOffer = collection === 'listing_submission';
		if (collection === 'job_application')
			return ring(services, schema, database, await usersOfRole(database, hrRole.id), { bell: 'applied', collection, item: id, reference });
		const users = agent == null ? await usersOfRole(database, salesManagerRole.id) : await usersOfAgent(database, agent as Key);
		const bell = agent == null ? (isOffer ? 'unassignedOffer' : 'unassigned') : isOffer ? 'offered' : 'given';
		const others = users.filter((user) => user['id'] !== by);
		await ring(services, schema, database, others, { bell, collection, item: id, reference });
	}
	return {
		announce,
		async handOver(database: Database, collection: string, row: Row & { id: Key }, by: string | null): Promise<void> {
			await takeBack(database, collection, row.id);
			await announce(database, collection, row, by);
		},
	};
}

/** What waits for nobody, such as what somebody entered for themselves, is no news. */
export async function announceNew(bells: Bells, database: Database, collection: string, key: Key): Promise<void> {
	const columns = ['id', 'reference', 'waiting_since', 'user_created', ...(collection === 'job_application' ? [] : ['agent'])];
	const [row] = await database(collection)
		.select(...columns)
		.where('id', key);
	if (row?.['waiting_since']) await bells.announce(database, collection, row, (row['user_created'] as string | null) ?? null);
}
