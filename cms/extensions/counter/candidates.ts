import type { KeyCondition } from '../../../domain/counter/question.ts';
import type { Database } from '../hook.ts';
import { INDEX, keyColumn, readAnswerRows } from './index-writer.ts';

/** Limits of the search: how many candidates, and how many rows with the rarest word to compare with the other words. */
export type Depth = { candidates: number; rows: number };

/** Whose rows come first. `isAlone`: this agent may read no other rows, so only these are searched. */
export type AgentScope = { agent: number | null; isAlone: boolean };

/** `isAll`: there are no others. */
export type Candidates = { ids: number[]; isAll: boolean };

/** Rows counted at most to find the rarest word. */
const MOST_COUNTED = 10_000;

/** Sorts after everything that can be typed. */
const LAST = '\u{10ffff}';

/** A key, or a range of keys from `key` to before `before`. */
export type KeyRange = KeyCondition & { before?: string };
type Part = { sql: string; bindings: unknown[] };
type Search = { key: string; collection: string; conditions: Part[]; whose: AgentScope; depth: Depth };

/**
 * Ids of rows that meet all terms, best first: rows of `agent`, then whole words, then beginnings, then similar sounds. These are only
 * candidates: whether the person may read them is checked later.
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
	const own =
		whose.agent === null ? [] : rarest.map((range, rank) => buildOwnRows(search, range, rank - rarest.length, Number(whose.agent)));
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

/** Starting with the rarest term compares the fewest rows. `most`: how many rows have one of its keys. Returns none if some term has no row. */
async function sortByRarity(database: Database, search: Search, terms: readonly KeyRange[][]): Promise<Counted> {
	const parts = terms.flatMap((term, at) => term.map((range) => buildCount(search, at, range)));
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

function buildCount({ key, collection, whose, depth }: Search, at: number, range: KeyRange): Part {
	const { sql, bindings } = matching(key, range);
	const [own, mine] = whose.isAlone ? ['agent = ? AND ', [whose.agent]] : ['', []];
	const hit = `SELECT 1 FROM ${INDEX} WHERE ${own}collection = ? AND ${sql} LIMIT ${Math.max(depth.rows, MOST_COUNTED) + 1}`;
	return { sql: `SELECT ${at} AS term, count(*) AS hits FROM (${hit}) AS hit`, bindings: [...mine, collection, ...bindings] };
}

async function select(database: Database, parts: Part[], limit: number): Promise<number[]> {
	const sql = `SELECT item, min(rank) AS rank FROM (${union(parts)}) AS ranked GROUP BY item ORDER BY rank, item DESC LIMIT ${limit}`;
	return (await ask(database, sql, parts)).map(({ item }) => Number(item));
}

const union = (parts: Part[]) => parts.map(({ sql }) => sql).join(' UNION ALL ');

const ask = async (database: Database, sql: string, parts: Part[]) =>
	readAnswerRows(
		await database.raw(
			sql,
			parts.flatMap(({ bindings }) => bindings),
		),
	);

const matching = (key: string, { key: value, isWhole, before = value + LAST }: KeyRange): Part =>
	isWhole ? { sql: `${key} = ?`, bindings: [value] } : { sql: `(${key} >= ? AND ${key} < ?)`, bindings: [value, before] };

/** Stops at the first rows that also meet the other terms. */
function ranked({ conditions, depth }: Search, rank: number, select: 'SELECT' | 'SELECT DISTINCT', { sql, bindings }: Part): Part {
	const where = conditions.length ? `WHERE ${conditions.map((part) => part.sql).join(' AND ')}` : '';
	return {
		sql: `SELECT item, ${rank} AS rank FROM (${select} item FROM (${sql} LIMIT ${depth.rows}) AS found ${where} LIMIT ${depth.candidates}) AS part`,
		bindings: [...bindings, ...conditions.flatMap((part) => part.bindings)],
	};
}

/** The newest rows with exactly this key. */
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

function buildOwnRows(search: Search, range: KeyRange, rank: number, agent: number): Part {
	const { sql, bindings } = matching(search.key, range);
	return ranked(search, rank, 'SELECT DISTINCT', {
		sql: `SELECT item FROM ${INDEX} WHERE agent = ? AND collection = ? AND ${sql}`,
		bindings: [agent, search.collection, ...bindings],
	});
}

/** Looks up keys by row. An index on keys would be slower here, since half of all rows may match, so its use is prevented. */
const meeting = (database: Database, collection: string, term: readonly KeyRange[]): Part => {
	const ways = term.map((range) => matching(keyColumn(database, `("key" || '')`), range));
	return {
		sql: `EXISTS (SELECT 1 FROM ${INDEX} AS other WHERE other.collection = ? AND other.item = found.item AND (${ways.map(({ sql }) => sql).join(' OR ')}))`,
		bindings: [collection, ...ways.flatMap(({ bindings }) => bindings)],
	};
};
