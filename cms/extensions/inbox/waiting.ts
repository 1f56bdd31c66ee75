import { isLocale, type Locale } from '../../../domain/locales.ts';
import { SAMPLE_USER } from '../../access/users.ts';
import type { Database, Key, Row } from '../hook.ts';
import { findAgentOfUser } from './by-hand.ts';

/** Since when the request waits: the site sends mails about it until it has recorded one. Sample requests, and those staff entered for themselves, do not wait. */
export async function computeWaiting(database: Database, routed: { agent: Key | null } | null, user: string | null): Promise<Row> {
	const isOwn = routed?.agent != null && (await findAgentOfUser(database, user)) === routed.agent;
	const isAwaited = user !== SAMPLE_USER && !isOwn;
	return {
		waiting_since: isAwaited ? new Date().toISOString() : null,
		...(routed && { agent_language: user === SAMPLE_USER ? null : await readAgentLanguage(database, routed.agent) }),
	};
}

const MOST_REMEMBERED = 1000;

/** For an enquiry also the visitor's changes: a viewing that was moved or cancelled. */
const watchedIn = (collection: string) => (collection === 'enquiry' ? ['agent', 'viewing_changed_at'] : ['agent']);

/**
 * A request given to another agent, or whose viewing changed, waits again, so the agent gets a mail, and the manager if nobody starts on it.
 * Filters run before rights are checked, so only the action writes.
 */
export function createHandovers() {
	const before = new Map<string, Map<unknown, Row>>();
	// Directus sorts keys between filter and action.
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
		/** Returns the requests that now have another agent. */
		async restartWaiting(database: Database, collection: string, keys: readonly Key[]): Promise<(Row & { id: Key })[]> {
			const known = before.get(name(collection, keys));
			if (!known) return [];
			before.delete(name(collection, keys));
			const rows = await read(database, collection, keys);
			const changed = rows.filter((row) => watchedIn(collection).some((field) => differs(row, known.get(row.id), field)));
			const handedOver = changed.filter((row) => differs(row, known.get(row.id), 'agent'));
			for (const { id, agent } of changed) {
				const agent_language = await readAgentLanguage(database, agent as Key | null);
				const isAnother = handedOver.some((row) => row.id === id);
				await database(collection)
					.where('id', id)
					.update({ waiting_since: new Date(), agent_language, notified_at: null, ...(isAnother && { escalated_at: null }) });
			}
			return handedOver;
		},
	};
}

/** The language of the agent's account. Null: no account, or no language chosen. */
async function readAgentLanguage(database: Database, agent: Key | null): Promise<Locale | null> {
	if (agent === null) return null;
	const [user] = await database('directus_users').select('language').where('agent', agent).limit(1);
	const chosen = String(user?.['language'] ?? '').slice(0, 2);
	return isLocale(chosen) ? chosen : null;
}
