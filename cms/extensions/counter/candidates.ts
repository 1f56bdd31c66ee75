import { ROWS_MOST } from '../../../domain/counter/exchange.ts';
import type { Term } from '../../../domain/counter/question.ts';
import type { Database } from '../hook.ts';
import { INDEX, keyColumn, rowsOf } from './index-writer.ts';

/** Of a word that half of all rows have, no more than these are compared with the other words. */
const LOOKED_AT = 5000;

/** Nothing that is typed sorts behind it. */
const LAST = '\u{10ffff}';

type Part = { sql: string; bindings: unknown[] };

/**
 * Ids of rows that meet all terms, the likeliest first: those of `agent`, then whole words, then beginnings, then what sounds alike. They are
 * candidates only: who may know of them is not asked here.
 */
export async function findCandidates(
	database: Database,
	collection: string,
	terms: readonly Term[],
	agent: number | null,
): Promise<number[]> {
	const key = keyColumn(database);
	const [first, ...others] = [...terms].sort((a, b) => selectivity(b) - selectivity(a));
	if (!first) return [];
	const own =
		agent === null ? [] : first.map((wanted, rank) => scan(key, collection, wanted.key, wanted.isWhole, rank - first.length, agent));
	const parts = [
		...own,
		...first.flatMap(({ key: value, isWhole }, rank) => [
			exact(key, collection, value, rank),
			...(isWhole ? [] : [scan(key, collection, value, false, rank + first.length, null)]),
		]),
	];
	const conditions = others.map((term) => meeting(key, collection, term));
	const sql = [
		`SELECT item, min(rank) AS rank FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS found`,
		conditions.length ? `WHERE ${conditions.map((part) => part.sql).join(' AND ')}` : '',
		`GROUP BY item ORDER BY rank, item DESC LIMIT ${ROWS_MOST}`,
	].join(' ');
	const answer = await database.raw(
		sql,
		[...parts, ...conditions].flatMap(({ bindings }) => bindings),
	);
	return rowsOf(answer).map(({ item }) => Number(item));
}

/** Codes and numbers are of few rows, and a long word of fewer than a short one. */
const selectivity = ([wanted]: Term): number => {
	const key = wanted?.key ?? '';
	return key.length + (/^[#+@-]/.test(key) ? 10 : 0) - (key.startsWith('!') ? 100 : 0);
};

/** The newest of those that have the very key. */
const exact = (key: string, collection: string, value: string, rank: number): Part => ({
	sql: `SELECT item, ${rank} AS rank FROM (SELECT item FROM ${INDEX} WHERE collection = ? AND ${key} = ? ORDER BY item DESC LIMIT ${LOOKED_AT}) AS exactly`,
	bindings: [collection, value],
});

function scan(key: string, collection: string, value: string, isWhole: boolean, rank: number, agent: number | null): Part {
	const whose = agent === null ? '' : 'agent = ? AND ';
	const which = isWhole ? `${key} = ?` : `${key} >= ? AND ${key} < ?`;
	return {
		sql: `SELECT item, ${rank} AS rank FROM (SELECT item FROM ${INDEX} WHERE ${whose}collection = ? AND ${which} LIMIT ${LOOKED_AT}) AS begun`,
		bindings: [...(agent === null ? [] : [agent]), collection, value, ...(isWhole ? [] : [value + LAST])],
	};
}

function meeting(key: string, collection: string, term: Term): Part {
	const ways = term.map(({ isWhole }) => (isWhole ? `${key} = ?` : `(${key} >= ? AND ${key} < ?)`));
	return {
		sql: `EXISTS (SELECT 1 FROM ${INDEX} AS other WHERE other.collection = ? AND other.item = found.item AND (${ways.join(' OR ')}))`,
		bindings: [collection, ...term.flatMap(({ key: value, isWhole }) => (isWhole ? [value] : [value, value + LAST]))],
	};
}
