import type { DatabaseSync } from 'node:sqlite';

export type Column = { table: string; name: string; type: string };
/** Constraints that are dropped while rows are copied in any order. */
export type Constraint = { table: string; name: string; definition: string };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const pad = (value: number) => String(value).padStart(2, '0');

/** In SQLite Directus stores timestamps as milliseconds, and dates without time zone in local time. */
function writeMoment(value: number | string, type: string): string {
	// SQLite's own timestamps are UTC without saying so.
	const date = new Date(
		typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value,
	);
	if (Number.isNaN(date.getTime())) return String(value);
	if (type === 'timestamp with time zone') return date.toISOString();
	const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
	return type === 'date' ? day : `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** Encodes a value for PostgreSQL's COPY. */
export function writeValue(value: unknown, type: string): string {
	if (value === null || value === undefined) return '\\N';
	if (type === 'boolean') return Number(value) ? 't' : 'f';
	if ((type === 'date' || type.startsWith('timestamp')) && (typeof value === 'number' || typeof value === 'string'))
		return typeof value === 'string' && type === 'date' ? value : writeMoment(value, type);
	if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
	return String(value).replace(/[\\\n\r\t]/g, (sign) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[sign] ?? sign);
}

type Copy = { columns: Column[]; constraints: Constraint[]; sequences: { table: string; column: string }[]; lastly: string };

/** A psql script that copies all rows in one transaction. */
export function* writeCopy(source: DatabaseSync, { columns, constraints, sequences, lastly }: Copy): Generator<string> {
	const tables = [...new Set(columns.map(({ table }) => table))];
	yield '\\set ON_ERROR_STOP on\nBEGIN;\n';
	for (const { table, name } of constraints) yield `ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)};\n`;
	yield `TRUNCATE ${tables.map(quote).join(', ')};\n`;
	for (const table of tables) {
		const own = columns.filter((column) => column.table === table);
		const names = own.map(({ name }) => quote(name)).join(', ');
		yield `COPY ${quote(table)} (${names}) FROM stdin;\n`;
		const rows = source.prepare(`SELECT ${names} FROM ${quote(table)}`);
		for (const row of rows.iterate()) yield `${own.map(({ name, type }) => writeValue(row[name], type)).join('\t')}\n`;
		yield '\\.\n';
	}
	for (const { table, name, definition } of constraints) yield `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition};\n`;
	for (const { table, column } of sequences)
		yield `SELECT setval(pg_get_serial_sequence('${quote(table)}', '${column}'), coalesce(max(${quote(column)}), 0) + 1, false) FROM ${quote(table)};\n`;
	yield `${lastly}\nCOMMIT;\n`;
}
