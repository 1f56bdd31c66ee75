import { SAMPLE_USER } from '../../access/users.ts';
import type { Database, Key, Row } from '../hook.ts';

/** From when somebody is waited for: the site writes to them until it has noted that it did. Sample requests wait for nobody. */
export async function waitingFrom(database: Database, routed: { agent: Key | null } | null, user: string | null): Promise<Row> {
	const isSample = user === SAMPLE_USER;
	return {
		waiting_since: isSample ? null : new Date().toISOString(),
		...(routed && { agent_language: isSample ? null : await languageOf(database, routed.agent) }),
	};
}

const MOST_REMEMBERED = 1000;

/** A request that another agent is given waits anew, and that agent is written to. Filters run before rights are looked at: only the action writes. */
export function createHandovers() {
	const before = new Map<string, Map<unknown, unknown>>();
	const name = (collection: string, keys: readonly Key[]) => `${collection} ${keys.join()}`;
	return {
		async remember(database: Database, collection: string, keys: readonly Key[], payload: Row): Promise<void> {
			if (!('agent' in payload)) return;
			const rows = await database(collection).select('id', 'agent').whereIn('id', keys);
			if (before.size >= MOST_REMEMBERED) before.clear();
			before.set(name(collection, keys), new Map(rows.map((row) => [row['id'], row['agent']])));
		},
		async waitAnew(database: Database, collection: string, keys: readonly Key[]): Promise<void> {
			const known = before.get(name(collection, keys));
			if (!known) return;
			before.delete(name(collection, keys));
			const rows = await database(collection).select('id', 'agent').whereIn('id', keys);
			for (const { id, agent } of rows) {
				if (known.get(id) === agent) continue;
				const agent_language = await languageOf(database, agent as Key | null);
				await database(collection).where('id', id).update({ waiting_since: new Date(), agent_language, notified_at: null });
			}
		},
	};
}

/** Of the agent's account. Null: they have none, or chose none. */
async function languageOf(database: Database, agent: Key | null): Promise<'ar' | 'en' | null> {
	if (agent === null) return null;
	const [user] = await database('directus_users').select('language').where('agent', agent).limit(1);
	const chosen = String(user?.['language'] ?? '').slice(0, 2);
	return chosen === 'ar' || chosen === 'en' ? chosen : null;
}
