import { hrRole } from '../../access/hr.ts';
import { salesManagerRole } from '../../access/sales-manager.ts';
import type { Database, Key, Row, Services } from '../hook.ts';
import { archiveNotifications, notifyUsers, usersOfAgent, usersOfRole } from '../studio-notifications.ts';

export type LeadNotifications = ReturnType<typeof createLeadNotifications>;

/** Notifies in Studio the agent a request is assigned to, once; sales managers if there is none, and HR about applications. */
export function createLeadNotifications(services: Services, getSchema: () => Promise<unknown>) {
	async function announce(database: Database, collection: string, row: Row, by: string | null): Promise<void> {
		const { id, agent, reference } = row as Row & { id: Key };
		const schema = await getSchema();
		const isOffer = collection === 'listing_submission';
		if (collection === 'job_application')
			return notifyUsers(services, schema, database, await usersOfRole(database, hrRole.id), {
				kind: 'applied',
				collection,
				item: id,
				reference,
			});
		const users = agent == null ? await usersOfRole(database, salesManagerRole.id) : await usersOfAgent(database, agent as Key);
		const kind = agent == null ? (isOffer ? 'unassignedOffer' : 'unassigned') : isOffer ? 'offered' : 'given';
		const others = users.filter((user) => user['id'] !== by);
		await notifyUsers(services, schema, database, others, { kind, collection, item: id, reference });
	}
	return {
		announce,
		async handOver(database: Database, collection: string, row: Row & { id: Key }, by: string | null): Promise<void> {
			await archiveNotifications(database, collection, row.id);
			await announce(database, collection, row, by);
		},
	};
}

/** Requests that are not waiting, such as those staff entered for themselves, are not announced. */
export async function announceNew(notifications: LeadNotifications, database: Database, collection: string, key: Key): Promise<void> {
	const columns = ['id', 'reference', 'waiting_since', 'user_created', ...(collection === 'job_application' ? [] : ['agent'])];
	const [row] = await database(collection)
		.select(...columns)
		.where('id', key);
	if (row?.['waiting_since']) await notifications.announce(database, collection, row, (row['user_created'] as string | null) ?? null);
}
