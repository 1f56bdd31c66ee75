import type { Context, Database, Key } from '../hook.ts';
import { selectFileRows } from './files.ts';
import { eraseHistory } from './history.ts';
import { type Identity, readIdentity } from './identity.ts';
import { eraseKeys } from './keys.ts';
import { eraseOwner, findOwner } from './owners.ts';
import { requireRights } from './rights.ts';
import { eraseSearches } from './searches.ts';

const emptied = { name: null, phone: null, email: null, language: null, internal_notes: null, folded_text: null };

/**
 * Erases everything that Directus stores about these people in one transaction: requests, subscriptions, history, owners and saved searches. Their own
 * rows are emptied here and deleted by Directus. Files and the site cannot be part of the transaction, so they are listed in `erasure` until done.
 */
export async function erasePeople(people: Key[], context: Context): Promise<void> {
	const { database, accountability } = context;
	const found = await Promise.all(people.map((person) => readIdentity(database, person)));
	const identities = found.filter((identity) => identity !== null);
	const named = await findOwner(
		database,
		identities.flatMap(({ phones }) => phones),
	);
	await requireRights(
		identities.flatMap(({ requests }) => requests),
		named,
		context,
	);
	for (const identity of identities) await eraseRows(database, identity, accountability?.user ?? null);
	await eraseOwner(database, named);
}

async function eraseRows(database: Database, identity: Identity, user: string | null): Promise<void> {
	const { person, phones, emails, requests } = identity;
	const files = await selectFileRows(database, requests);
	await database('erasure').insert({
		person,
		phones: JSON.stringify(phones),
		emails: JSON.stringify(emails),
		keys: JSON.stringify(requests.map(({ key }) => key).filter((key) => key != null)),
		files: JSON.stringify(files),
		requested_at: new Date(),
		requested_by: user,
	});
	const rows = [...requests, { collection: 'person', id: person }];
	for (const [collection, group] of Map.groupBy(rows, (row) => row.collection)) {
		const ids = group.map(({ id }) => id);
		await eraseHistory(database, collection, ids);
		await eraseKeys(database, collection, ids);
	}
	for (const { collection, id } of requests) await database(collection).where('id', id).delete();
	await eraseSearches(database, identity);
	await database('person').where('id', person).update(emptied);
}
