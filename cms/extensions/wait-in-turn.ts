import type { Database } from './hook.ts';

/** In a transaction that looks at a table and then writes it: whoever does the same on another machine waits. */
export const waitInTurn = (database: Database, collection: string): PromiseLike<unknown> =>
	database('directus_collections').select('collection').where('collection', collection).forUpdate();
