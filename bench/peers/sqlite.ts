import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Filters, Query } from '#catalogue/query.ts';
import { transaction } from '#runtime/transaction.ts';
import type { Described } from '../listings.ts';
import { facetColumns, sharedFilters, splitWords, without } from './shared-question.ts';

const schema = `
	PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;
	CREATE TABLE listing (
		id INTEGER PRIMARY KEY, purpose TEXT, type TEXT, location INTEGER, area INTEGER, compound INTEGER, price REAL, bedrooms INTEGER,
		finishing TEXT, created INTEGER
	);
	CREATE VIRTUAL TABLE words USING fts5 (text, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
`;
const indexes = ['purpose, price', 'type, price', 'location, price', 'area, price', 'compound, price', 'price', 'bedrooms', 'created']
	.map((columns, index) => `CREATE INDEX listing_${index} ON listing (${columns});`)
	.join('');

/** SQLite with FTS5: an indexed table and the words of each listing; returns a page, the total and a few facets. */
export function createSqlitePeer(listings: Iterable<Described>) {
	const database = new DatabaseSync(':memory:');
	database.exec(schema);
	const insert = database.prepare('INSERT INTO listing VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
	const insertWords = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
	transaction(database, () => {
		for (const { listing, texts } of listings) {
			const { id, purpose, type, place, price, bedrooms, finishing, created } = listing;
			insert.run(id, purpose, type, place.location, place.area, place.compound, price, bedrooms, finishing, created);
			insertWords.run(id, [...texts.names, ...texts.descriptions, ...Object.values(place.names).flat(), listing.reference].join(' '));
		}
	});
	database.exec(indexes);
	database.exec('ANALYZE');

	/** Prepared statements are reused, as a real program would. */
	const kept = new Map<string, ReturnType<typeof database.prepare>>();
	const all = (sql: string, values: SQLInputValue[]) => {
		const statement = kept.get(sql) ?? database.prepare(sql);
		kept.set(sql, statement);
		return statement.all(...values);
	};

	return {
		ask({ filters, sort, offset = 0, limit = 24 }: Query): number {
			const shared = sharedFilters(filters);
			const { sql, values } = buildConditions(shared);
			const order = sort === '-price' ? 'price DESC' : sort === 'newest' ? 'created DESC' : 'price';
			all(`SELECT id FROM listing WHERE ${sql} ORDER BY ${order}, id LIMIT ? OFFSET ?`, [...values, limit, offset]);
			for (const column of facetColumns) {
				const open = buildConditions(without(shared, column));
				all(`SELECT ${column}, count(*) FROM listing WHERE ${open.sql} GROUP BY ${column}`, open.values);
			}
			return Number(all(`SELECT count(*) AS total FROM listing WHERE ${sql}`, values)[0]?.['total']);
		},
		close: () => database.close(),
	};
}

function buildConditions(filters: Filters): { sql: string; values: SQLInputValue[] } {
	const { purpose, types, locations, areas, compounds, price, bedrooms, text } = filters;
	const parts: { sql: string; values: SQLInputValue[] }[] = [];
	const add = (sql: string, ...values: SQLInputValue[]) => parts.push({ sql, values });
	const anyOf = (column: string, list: readonly (string | number)[] | undefined) => {
		if (list?.length) add(`${column} IN (${list.map(() => '?').join()})`, ...list);
	};
	if (purpose) add('purpose = ?', purpose);
	anyOf('type', types);
	anyOf('location', locations);
	anyOf('area', areas);
	anyOf('compound', compounds);
	if (price?.from !== undefined) add('price >= ?', price.from);
	if (price?.to !== undefined) add('price <= ?', price.to);
	anyOf('min(bedrooms, 5)', bedrooms);
	const words = splitWords(text ?? '');
	if (words.length > 0) add('id IN (SELECT rowid FROM words WHERE words MATCH ?)', words.map((word) => `"${word}"*`).join(' '));
	return { sql: parts.map(({ sql }) => sql).join(' AND ') || 'TRUE', values: parts.flatMap(({ values }) => values) };
}
