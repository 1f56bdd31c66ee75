import { isLocale, type Locale } from '../../../domain/locales.ts';
import { SAMPLE_USER } from '../../access/users.ts';
import type { Database, Key, Row } from '../hook.ts';
import { findAgentOfUser } from './by-hand.ts';

/** From when somebody is waited for: the site writes to them until it has noted that it did. Sample requests, and what somebody entered for themselves, wait for nobody. */
export async function computeWaiting(database: Database, routed: { agent: Key | null } | null, user: string | null): Promise<Row> {
	const isOwn = routed?.agent != null && (await findAgentOfUser(database, user)) === routed.agent;
	const isAwaited = user !== SAMPLE_USER && !isOwn;
	return {
		waiting_since: isAwaited ? new Date().toISOString() : null,
		...(routed && { agent_language: user === SAMPLE_USER ? null : await languageOf(database, routed.agent) }),
	};
}

const MOST_REMEMBERED = 1000;

/** Of an enquiry, also what its visitor changes: when a viewing was moved or cancelled. */
const watchedIn = (collection: string) => (collection === 'enquiry' ? ['agent', 'viewing_changed_at'] : ['agent']);

/**
 * A request that another agent is given waits again, and the manager hears of it where they leave it, too. So does one whose viewing was moved or cancelled: anyone who has it is written to.
 * Filters run before rights are looked at: only the action writes.
 */
export function createHandovers() {
	const before = new Map<string, Map<unknown, Row>>();
	// Directus puts keys in order between filter and action.
	const name = (collection: string, keys: readonly Key[]) => `${collection} ${keys.map(String).sort().join()}`;
	const read = async (database: Database, collection: string, keys: readonly Key[]) =>
		(await database(collection)
			.select('id', 'reference', ...watchedIn(collection))
			.whereIn('id', keys)) as (Row & { id: Key })[];
	const differs = (row: Row, known: Row | undefined, field: string) => String(row[field]) !== String(known?.[field]);
	return {
		async remember(database: Database, collection: string, keys: readonly Key[], payload: Row): Promise<void> {
			if (!watchedIn(collection).some((field) => field in payload)) return;
			const rows = await read(database, collection, keys);
			if (before.size >= MOST_REMEMBERED) before.clear();
			before.set(name(collection, keys), new Map(rows.map((row) => [row.id, row])));
		},
		/** Gives back those that are another agent's now. */
		async waitAnew(database: Database, collection: string, keys: readonly Key[]): Promise<(Row & { id: Key })[]> {
			const known = before.get(name(collection, keys));
			if (!known) return [];
			before.delete(name(collection, keys));
			const rows = await read(database, collection, keys);
			const changed = rows.filter((row) => watchedIn(collection).some((field) => differs(row, known.get(row.id), field)));
			const handedOver = changed.filter((row) => differs(row, known.get(row.id), 'agent'));
			for (const { id, agent } of changed) {
				const agent_language = await languageOf(database, agent as Key | null);
				const isAnother = handedOver.some((row) => row.id === id);
				await database(collection)
					.where('id', id)
					.update({ waiting_since: new Date(), agent_language, notified_at: null, ...(isAnother && { escalated_at: null }) });
			}
			return handedOver;
		},
	};
}

/** The language of the agent's account. Null: they have no account, or chose no language. */
async function languageOf(database: Database, agent: Key | null): Promise<Locale | null> {
	if (agent === null) return null;
	const [user] = await database('directus_users').select('language').where('agent', agent).limit(1);
	const chosen = String(user?.['language'] ?? '').slice(0, 2);
	return isLocale(chosen) ? chosen : null;
}
