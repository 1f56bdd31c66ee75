import type { Wanted } from '../../../domain/counter/question.ts';
import type { Database } from '../hook.ts';
import { INDEX, keyColumn, rowsOf } from './index-writer.ts';

/** Where every word is of more rows than these, no more of them are compared with the other words. */
const LOOKED_AT = 2500;
/** Which word is the rarest is told so far. */
const COUNTED = 10_000;

/** Nothing that is typed sorts behind it. */
const LAST = '\u{10ffff}';

/** A key of what was typed, or one from `key` on and before another. */
export type Sought = Wanted & { before?: string };
type Part = { sql: string; bindings: unknown[] };
type Search = { key: string; collection: string; conditions: Part[]; limit: number };

/**
 * Ids of rows that meet all terms, the likeliest first: those of `agent`, then whole words, then beginnings, then what sounds alike. They are
 * candidates only: who may know of them is not asked here. Fewer than `limit` are all there are.
 */
export async function findCandidates(
	database: Database,
	collection: string,
	terms: readonly Sought[][],
	agent: number | null,
	limit: number,
): Promise<number[]> {
	const [rarest, ...others] = await sortByRarity(database, collection, terms);
	if (!rarest) return [];
	const key = keyColumn(database);
	const search: Search = { key, collection, conditions: others.map((term) => meeting(key, collection, term)), limit };
	const own = agent === null ? [] : rarest.map((sought, rank) => ownOf(search, sought, rank - rarest.length, agent));
	const found = await select(database, [...own, ...rarest.map((sought, rank) => exact(search, sought, rank))], limit);
	const beginnings = rarest.filter(({ isWhole }) => !isWhole);
	if (found.length >= limit || beginnings.length === 0) return found;
	const begun = await select(
		database,
		beginnings.map((sought, rank) => begin(search, sought, rank)),
		limit,
	);
	return [...new Set([...found, ...begun])].slice(0, limit);
}

/** The fewest rows are compared where the rarest term is looked for first. None are, where nothing has one of them. */
async function sortByRarity(database: Database, collection: string, terms: readonly Sought[][]): Promise<readonly Sought[][]> {
	if (terms.length < 2) return terms;
	const key = keyColumn(database);
	const parts = terms.flatMap((term, at) =>
		term.map((sought) => {
			const { sql, bindings } = matching(key, sought);
			return {
				sql: `SELECT ${at} AS term, count(*) AS hits FROM (SELECT 1 FROM ${INDEX} WHERE collection = ? AND ${sql} LIMIT ${COUNTED}) AS hit`,
				bindings: [collection, ...bindings],
			};
		}),
	);
	const answer = await ask(database, `SELECT term, sum(hits) AS hits FROM (${union(parts)}) AS counted GROUP BY term`, parts);
	const hits = new Map(answer.map((row) => [Number(row['term']), Number(row['hits'])]));
	const counted = terms.map((term, at) => ({ term, hits: hits.get(at) ?? 0 }));
	if (counted.some((one) => one.hits === 0)) return [];
	return counted.sort((one, other) => one.hits - other.hits).map(({ term }) => term);
}

async function select(database: Database, parts: Part[], limit: number): Promise<number[]> {
	const sql = `SELECT item, min(rank) AS rank FROM (${union(parts)}) AS ranked GROUP BY item ORDER BY rank, item DESC LIMIT ${limit}`;
	return (await ask(database, sql, parts)).map(({ item }) => Number(item));
}

const union = (parts: Part[]) => parts.map(({ sql }) => sql).join(' UNION ALL ');

const ask = async (database: Database, sql: string, parts: Part[]) =>
	rowsOf(
		await database.raw(
			sql,
			parts.flatMap(({ bindings }) => bindings),
		),
	);

const matching = (key: string, { key: value, isWhole, before = value + LAST }: Sought): Part =>
	isWhole ? { sql: `${key} = ?`, bindings: [value] } : { sql: `(${key} >= ? AND ${key} < ?)`, bindings: [value, before] };

/** Stops at the first so many that meet the other terms too, in the order they come in. */
function ranked({ conditions, limit }: Search, rank: number, select: 'SELECT' | 'SELECT DISTINCT', { sql, bindings }: Part): Part {
	const where = conditions.length ? `WHERE ${conditions.map((part) => part.sql).join(' AND ')}` : '';
	return {
		sql: `SELECT item, ${rank} AS rank FROM (${select} item FROM (${sql} LIMIT ${LOOKED_AT}) AS found ${where} LIMIT ${limit}) AS part`,
		bindings: [...bindings, ...conditions.flatMap((part) => part.bindings)],
	};
}

/** The newest of those that have the very key. */
const exact = (search: Search, { key: value }: Sought, rank: number): Part =>
	ranked(search, rank, 'SELECT', {
		sql: `SELECT item FROM ${INDEX} WHERE collection = ? AND ${search.key} = ? ORDER BY item DESC`,
		bindings: [search.collection, value],
	});

const begin = (search: Search, { key: value, before = value + LAST }: Sought, rank: number): Part =>
	ranked(search, rank, 'SELECT DISTINCT', {
		sql: `SELECT item FROM ${INDEX} WHERE collection = ? AND ${search.key} > ? AND ${search.key} < ?`,
		bindings: [search.collection, value, before],
	});

function ownOf(search: Search, sought: Sought, rank: number, agent: number): Part {
	const { sql, bindings } = matching(search.key, sought);
	return ranked(search, rank, 'SELECT DISTINCT', {
		sql: `SELECT item FROM ${INDEX} WHERE agent = ? AND collection = ? AND ${sql}`,
		bindings: [agent, search.collection, ...bindings],
	});
}

const meeting = (key: string, collection: string, term: Sought[]): Part => {
	const ways = term.map((sought) => matching(key, sought));
	return {
		sql: `EXISTS (SELECT 1 FROM ${INDEX} AS other WHERE other.collection = ? AND other.item = found.item AND (${ways.map(({ sql }) => sql).join(' OR ')}))`,
		bindings: [collection, ...ways.flatMap(({ bindings }) => bindings)],
	};
};
