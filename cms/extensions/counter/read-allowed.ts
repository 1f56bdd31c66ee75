import { ROWS_MOST } from '../../../domain/counter/exchange.ts';
import { isForbidden } from '../forbidden.ts';
import type { Context, Database, ItemsService, Row } from '../hook.ts';
import type { Candidates, Depth } from './candidates.ts';
import { fieldsOfPeopleForHr } from './kinds.ts';

export type RowReader = { accountability: Context['accountability']; schema: unknown; database: Database; ItemsService: ItemsService };

type ItemsQuery = { fields: string[]; filter: object; sort?: string[]; limit: number };

/** Empty if the person may not read the collection. */
export async function readAllowed(collection: string, asker: RowReader, query: ItemsQuery): Promise<Row[]> {
	const { accountability, schema, ItemsService, database } = asker;
	if (query.limit === 0) return [];
	try {
		return await new ItemsService(collection, { schema, accountability, knex: database }).readByQuery(query);
	} catch (error) {
		if (!isForbidden(error)) throw error;
		const fewer = collection === 'person' && query.fields !== fieldsOfPeopleForHr ? fieldsOfPeopleForHr : null;
		return fewer ? readAllowed(collection, asker, { ...query, fields: fewer }) : [];
	}
}

/** `isAll`: no row is missing that the person may read. */
export type Known = { rows: Row[]; isAll: boolean };

/** Searches deeper only if rights or filters excluded some candidates. After the last depth the answer says that it may be incomplete. */
const listDepths = (enough: number): Depth[] => [
	...(enough < ROWS_MOST ? [{ candidates: enough + 1, rows: 2500 }] : []),
	{ candidates: Math.max(enough, ROWS_MOST) + 1, rows: 2500 },
	{ candidates: 10_000, rows: 25_000 },
];

const READ_AT_ONCE = 1000;

/** Of the candidates, in order, the rows that the person may read, and one more than `enough` if there is one. So “there are more” depends only on rows they may read. */
export async function readKnown(
	find: (depth: Depth) => Promise<Candidates>,
	enough: number,
	read: (some: readonly number[]) => Promise<Row[]>,
): Promise<Known> {
	const tried = new Set<number>();
	const known: Row[] = [];
	for (const depth of listDepths(enough)) {
		const { ids, isAll } = await find(depth);
		const others = ids.filter((id) => !tried.has(id));
		for (let at = 0; at < others.length && known.length <= enough; at += READ_AT_ONCE) {
			const some = others.slice(at, at + READ_AT_ONCE);
			for (const id of some) tried.add(id);
			const byId = new Map((await read(some)).map((row) => [Number(row['id']), row]));
			known.push(...some.map((id) => byId.get(id)).filter((row) => row !== undefined));
		}
		if (isAll || known.length > enough) return { rows: known.slice(0, enough + 1), isAll: true };
	}
	return { rows: known, isAll: false };
}
