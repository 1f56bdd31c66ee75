import { INDEX } from '../counter/index-writer.ts';
import type { Database } from '../hook.ts';

/** What staff find them by at the counter: words of their name, and their number. */
export const eraseKeys = (database: Database, collection: string, ids: unknown[]): Promise<unknown> =>
	database(INDEX).where('collection', collection).whereIn('item', ids).delete();
