import { ROWS_MOST } from '../../../domain/counter/exchange.ts';
import type { Context, Database, ItemsService, Row } from '../hook.ts';
import { fewerOfPeople } from './kinds.ts';

/** With whose rights rows are read. */
export type Asker = { accountability: Context['accountability']; schema: unknown; database: Database; ItemsService: ItemsService };

type ItemsQuery = { fields: string[]; filter: object; sort?: string[]; limit: number };

/** No rows where the person may not read such rows at all. */
export async function readAllowed(collection: string, asker: Asker, query: ItemsQuery): Promise<Row[]> {
	const { accountability, schema, ItemsService, database } = asker;
	if (query.limit === 0) return [];
	try {
		return await new ItemsService(collection, { schema, accountability, knex: database }).readByQuery(query);
	} catch (error) {
		if (!isForbidden(error)) throw error;
		const fewer = collection === 'person' && query.fields !== fewerOfPeople ? fewerOfPeople : null;
		return fewer ? readAllowed(collection, asker, { ...query, fields: fewer }) : [];
	}
}

const isForbidden = (error: unknown): boolean =>
	typeof error === 'object' && error !== null && 'code' in error && error.code === 'FORBIDDEN';

/**
 * Of candidates, in their order, those the person may know of, and one more than `enough` where there is one: that there are more is told of
 * rows that were read. Others are looked for only where rights or the question left out some of the first.
 */
export async function readKnown(
	find: (limit: number) => Promise<number[]>,
	enough: number,
	read: (some: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
	const readInOrder = async (some: readonly number[]): Promise<Row[]> => {
		const rows = some.length ? await read(some) : [];
		const byId = new Map(rows.map((row) => [Number(row['id']), row]));
		return some.map((id) => byId.get(id)).filter((row) => row !== undefined);
	};
	const first = await find(Math.min(enough + 1, ROWS_MOST));
	const known = await readInOrder(first);
	if (known.length > enough || first.length <= enough) return known.slice(0, enough + 1);
	const tried = new Set(first);
	const others = (await find(ROWS_MOST)).filter((id) => !tried.has(id));
	return [...known, ...(await readInOrder(others))].slice(0, enough + 1);
}
