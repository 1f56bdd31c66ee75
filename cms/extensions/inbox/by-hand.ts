import { makeReference } from '../../../domain/request-reference.ts';
import { agentRole } from '../../access/agent.ts';
import type { Context, Database, Key, Row } from '../hook.ts';
import { normalizePhone } from './contact.ts';

/** Completes what staff enter after a call with a reference and a time, as the site does. An agent's own entry is assigned to them. */
export async function completeManualEntry({ database, accountability }: Context, collection: string, payload: Row): Promise<Row> {
	const isAgent = accountability?.role === agentRole.id;
	return {
		...withNormalPhone(payload),
		...(collection !== 'job_application' && { source: payload['source'] ?? 'phone' }),
		...(isAgent && payload['agent'] == null && { agent: await findAgentOfUser(database, accountability.user) }),
		reference: await makeUnusedReference(database, collection),
		sent_at: new Date().toISOString(),
	};
}

export const withNormalPhone = (payload: Row): Row =>
	payload['phone'] == null ? payload : { ...payload, phone: normalizePhone(payload['phone']) ?? payload['phone'] };

/** The agent record of an account; null if it has none. */
export async function findAgentOfUser(database: Database, user: string | null): Promise<Key | null> {
	if (user === null) return null;
	const [row] = await database('directus_users').select('agent').where('id', user);
	return (row?.['agent'] as Key | null | undefined) ?? null;
}

async function makeUnusedReference(database: Database, collection: string): Promise<string> {
	for (;;) {
		const reference = makeReference();
		const [taken] = await database(collection).select('id').where('reference', reference);
		if (!taken) return reference;
	}
}
