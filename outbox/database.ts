export type Value = string | number | null;

/**
 * What the outbox keeps its rows in, for one caller at a time. Statements are written so that every database here takes them: `?` for each value,
 * `->>` with a path into JSON, times as milliseconds.
 */
export type Database = {
	/** How many rows it changed. */
	run(sql: string, ...values: Value[]): Promise<number>;
	all<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
	one<Row>(sql: string, ...values: Value[]): Promise<Row | null>;
	/** Whole or not at all, and one after the other, no matter who else shares the database. */
	transaction<T>(work: () => Promise<T>): Promise<T>;
	/** What was deleted is gone from the disk as well, where that is ours to do. */
	checkpoint(): Promise<void>;
};
