import { INDEX } from '../counter/index-writer.ts';
import type { Database } from '../hook.ts';

/** Deletes their keys at the counter, which contain their name and number. */
export const eraseKeys = (database: Database, collection: string, ids: unknown[]): Promise<unknown> =>
	database(INDEX).where('collection', collection).whereIn('item', ids).delete();
