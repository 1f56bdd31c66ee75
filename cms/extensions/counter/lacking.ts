import type { Kind } from '../../../domain/counter/exchange.ts';
import type { Term } from '../../../domain/counter/question.ts';
import type { Database, Row } from '../hook.ts';
import { INDEX } from './index-writer.ts';

/** Matches homes that lack something. */
export const LACKING: Term = [{ key: '!', isWhole: false }];

export async function addLacking(kind: Kind, rows: Row[], database: Database): Promise<Row[]> {
	if (kind !== 'property' || rows.length === 0) return rows;
	const lacking = await readLacking(
		rows.map(({ id }) => Number(id)),
		database,
	);
	return rows.map((row) => ({ ...row, lacking: lacking.get(Number(row['id'])) ?? [] }));
}

export async function readLacking(homes: number[], database: Database): Promise<Map<number, string[]>> {
	const marks = await database(INDEX).select('item', 'key').where('collection', 'property').whereIn('item', homes);
	const lacking = Map.groupBy(
		marks.filter(({ key }) => String(key).startsWith('!')),
		({ item }) => Number(item),
	);
	return new Map([...lacking].map(([item, some]) => [item, some.map(({ key }) => String(key).slice(1))]));
}
