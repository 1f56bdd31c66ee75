import { makeReference } from '../../../domain/request-reference.ts';
import type { Database, Row } from '../hook.ts';

/** What staff enter after a call has a number to follow it up by and a day, like what the site hands in. */
export async function enteredByHand(database: Database, collection: string, payload: Row): Promise<Row> {
	return { ...payload, reference: await unusedReference(database, collection), sent_at: new Date().toISOString() };
}

async function unusedReference(database: Database, collection: string): Promise<string> {
	for (;;) {
		const reference = makeReference();
		const [taken] = await database(collection).select('id').where('reference', reference);
		if (!taken) return reference;
	}
}
