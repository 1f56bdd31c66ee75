import type { KeyCondition } from '../../../domain/counter/question.ts';
import type { Database } from '../hook.ts';
import { INDEX, keyColumn, rowsOf } from './index-writer.ts';

/** How far to look: for this many candidates, through this many rows that have the rarest word, each compared with the other words. */
export type Depth = { candidates: number; rows: number };

/** Whose rows come first. `isAlone`: this agent may read no others, so only these are looked for. */
export type AgentScope = { agent: number | null; isAlone: boolean };

/** `isAll`: there are no others. */
export type Candidates = { ids: number[]; isAll: boolean };

/** Rows counted to tell which word is the rarest. */
const TOLD_APART = 10_000;

/** Nothing that is typed sorts behind it. */
const LAST = '\u{10ffff}';

/** A key of what was typed, or one from `key` on and before another. */
export type KeyRange = KeyCondition & { before?: string };
type Part = { sql: string; bindings: unknown[] };
type Search = { key: string; collection: string; conditions: Part[]; whose: AgentScope; depth: Depth };

/**
 * Ids of rows that meet all terms, the likeliest first: those of `agent`, then whole words, then beginnings, then what sounds alike. They are
 * candidates only: whether the person may know of them is not asked here.
 */
export async function findCandidates(
	database: Database,
	collection: string,
	terms: readonly KeyRange[][],
	whose: AgentScope,
	depth: Depth,
): Promise<Candidates> {
	if (whose.isAlone && whose.agent === null) return { ids: [], isAll: true };
	const key = keyColumn(database);
	const search: Search = { key, collection, conditions: [], whose, depth };
	const counted = await sortByRarity(database, search, terms);
	const [rarest, ...others] = counted.terms;
	if (!rarest) return { ids: [], isAll: true };
	const ids = await findIds(database, { ...search, conditions: others.map((term) => meeting(database, collection, term)) }, rarest);
	return { ids, isAll: ids.length < depth.candidates && counted.most <= depth.rows };
}

async function findIds(database: Database, search: Search, rarest: readonly KeyRange[]): Promise<number[]> {
	const { whose, depth } = search;
	const limit = depth.candidates;
	const own = whose.agent === null ? [] : rarest.map((range, rank) => ownOf(search, range, rank - rarest.length, Number(whose.agent)));
	if (whose.isAlone) return select(database, own, limit);
	const found = await select(database, [...own, ...rarest.map((range, rank) => exact(search, range, rank))], limit);
	const beginnings = rarest.filter(({ isWhole }) => !isWhole);
	if (found.length >= limit || beginnings.length === 0) return found;
	const begun = await select(
		database,
		beginnings.map((range, rank) => begin(search, range, rank)),
		limit,
	);
	return [...new Set([...found, ...begun])].slice(0, limit);
}

type Counted = { terms: readonly (readonly KeyRange[])[]; most: number };

/** The fewest rows are compared where the rarest term is looked for first; `most` have one of its keys. None are, where nothing has one of them. */
async function sortByRarity(database: Database, search: Search, terms: readonly KeyRange[][]): Promise<Counted> {
	const parts = terms.flatMap((term, at) => term.map((range) => countOf(search, at, range)));
	const answer = await ask(
		database,
		`SELECT term, sum(hits) AS hits, max(hits) AS most FROM (${union(parts)}) AS counted GROUP BY term`,
		parts,
	);
	const hits = new Map(answer.map((row) => [Number(row['term']), { hits: Number(row['hits']), most: Number(row['most']) }]));
	const counted = terms.map((term, at) => ({ term, hits: 0, most: 0, ...hits.get(at) })).sort((one, other) => one.hits - other.hits);
	if (counted.some((one) => one.hits === 0)) return { terms: [], most: 0 };
	return { terms: counted.map(({ term }) => term), most: counted[0]?.most ?? 0 };
}

function countOf({ key, collection, whose, depth }: Search, at: number, range: KeyRange): Part {
	const { sql, bindings } = matching(key, range);
	const [own, mine] = whose.isAlone ? ['agent = ? AND ', [whose.agent]] : ['', []];
	const hit = `SELECT 1 FROM ${INDEX} WHERE ${own}collection = ? AND ${sql} LIMIT ${Math.max(depth.rows, TOLD_APART) + 1}`;
	return { sql: `SELECT ${at} AS term, count(*) AS hits FROM (${hit}) AS hit`, bindings: [...mine, collection, ...bindings] };
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

const matching = (key: string, { key: value, isWhole, before = value + LAST }: KeyRange): Part =>
	isWhole ? { sql: `${key} = ?`, bindings: [value] } : { sql: `(${key} >= ? AND ${key} < ?)`, bindings: [value, before] };

/** Stops at the first so many that meet the other terms too, in the order they come in. */
function ranked({ conditions, depth }: Search, rank: number, select: 'SELECT' | 'SELECT DISTINCT', { sql, bindings }: Part): Part {
	const where = conditions.length ? `WHERE ${conditions.map((part) => part.sql).join(' AND ')}` : '';
	return {
		sql: `SELECT item, ${rank} AS rank FROM (${select} item FROM (${sql} LIMIT ${depth.rows}) AS found ${where} LIMIT ${depth.candidates}) AS part`,
		bindings: [...bindings, ...conditions.flatMap((part) => part.bindings)],
	};
}

/** The newest of those that have the very key. */
const exact = (search: Search, { key: value }: KeyRange, rank: number): Part =>
	ranked(search, rank, 'SELECT', {
		sql: `SELECT item FROM ${INDEX} WHERE collection = ? AND ${search.key} = ? ORDER BY item DESC`,
		bindings: [search.collection, value],
	});

const begin = (search: Search, { key: value, before = value + LAST }: KeyRange, rank: number): Part =>
	ranked(search, rank, 'SELECT DISTINCT', {
		sql: `SELECT item FROM ${INDEX} WHERE collection = ? AND ${search.key} > ? AND ${search.key} < ?`,
		bindings: [search.collection, value, before],
	});

function ownOf(search: Search, range: KeyRange, rank: number, agent: number): Part {
	const { sql, bindings } = matching(search.key, range);
	return ranked(search, rank, 'SELECT DISTINCT', {
		sql: `SELECT item FROM ${INDEX} WHERE agent = ? AND collection = ? AND ${sql}`,
		bindings: [agent, search.collection, ...bindings],
	});
}

/** By the row: of the keys themselves, which may be of half of all rows, no index is of use here, and none is to be taken. */
const meeting = (database: Database, collection: string, term: readonly KeyRange[]): Part => {
	const ways = term.map((range) => matching(keyColumn(database, `("key" || '')`), range));
	return {
		sql: `EXISTS (SELECT 1 FROM ${INDEX} AS other WHERE other.collection = ? AND other.item = found.item AND (${ways.map(({ sql }) => sql).join(' OR ')}))`,
		bindings: [collection, ...ways.flatMap(({ bindings }) => bindings)],
	};
};
