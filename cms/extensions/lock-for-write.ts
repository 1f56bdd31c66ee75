import type { Database } from './hook.ts';

/** Serialises transactions that read a table and then write to it, across machines. */
export const lockForWrite = (database: Database, collection: string): PromiseLike<unknown> =>
	database('directus_collections').select('collection').where('collection', collection).forUpdate();
