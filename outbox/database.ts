export type Value = string | number | null;

/**
 * What the outbox stores its rows in, used by one caller at a time. SQL must work in SQLite and PostgreSQL: `?` for values, `->>` with a JSON
 * path, times in milliseconds.
 */
export type Database = {
	/** Returns the number of rows changed. */
	run(sql: string, ...values: Value[]): Promise<number>;
	all<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
	one<Row>(sql: string, ...values: Value[]): Promise<Row | null>;
	/** All or nothing, and one at a time across all processes that share the database. */
	transaction<T>(work: () => Promise<T>): Promise<T>;
	/** Also removes deleted rows from the disk, where we control that. */
	checkpoint(): Promise<void>;
};
