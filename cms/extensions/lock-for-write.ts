import type { Database } from './hook.ts';

/** In a transaction that looks at a table and then writes it: anyone who does the same on another machine waits. */
export const lockForWrite = (database: Database, collection: string): PromiseLike<unknown> =>
	database('directus_collections').select('collection').where('collection', collection).forUpdate();
