import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { writeCopy, writeValue } from './postgres-copy.ts';

test('encodes values for PostgreSQL', () => {
	const moment = Date.UTC(2026, 10, 18, 20, 1, 53, 922);
	expect(writeValue(null, 'text')).toBe('\\N');
	expect(writeValue('one\ttwo\nthree \\N', 'text')).toBe('one\\ttwo\\nthree \\\\N');
	expect([1, 0].map((value) => writeValue(value, 'boolean'))).toEqual(['t', 'f']);
	expect(writeValue(moment, 'timestamp with time zone')).toBe('2026-11-18T20:01:53.922Z');
	expect(writeValue('2026-11-18 20:01:30', 'timestamp with time zone')).toBe('2026-11-18T20:01:30.000Z');
	expect(writeValue(new Date(2026, 10, 18).getTime(), 'date')).toBe('2026-11-18');
	expect(writeValue('2026-11-18', 'date')).toBe('2026-11-18');
	expect(writeValue(new Date(2026, 10, 18, 9, 5).getTime(), 'timestamp without time zone')).toBe('2026-11-18 09:05:00');
	expect(writeValue('{"a":"\\n"}', 'json')).toBe('{"a":"\\\\n"}');
});

test('copies rows and constraints in one transaction', () => {
	const source = new DatabaseSync(':memory:');
	source.exec("CREATE TABLE home (id INTEGER, name TEXT); INSERT INTO home VALUES (7, 'شقة'), (9, NULL)");
	const columns = [
		{ table: 'home', name: 'id', type: 'integer' },
		{ table: 'home', name: 'name', type: 'text' },
	];
	const constraints = [{ table: 'home', name: 'home_of', definition: 'FOREIGN KEY (id) REFERENCES other(id)' }];
	const text = [
		...writeCopy(source, { columns, constraints, sequences: [{ table: 'home', column: 'id' }], lastly: 'DROP TABLE marker;' }),
	].join('');
	expect(text.split('\n')).toEqual([
		'\\set ON_ERROR_STOP on',
		'BEGIN;',
		'ALTER TABLE "home" DROP CONSTRAINT "home_of";',
		'TRUNCATE "home";',
		'COPY "home" ("id", "name") FROM stdin;',
		'7\tشقة',
		'9\t\\N',
		'\\.',
		'ALTER TABLE "home" ADD CONSTRAINT "home_of" FOREIGN KEY (id) REFERENCES other(id);',
		`SELECT setval(pg_get_serial_sequence('"home"', 'id'), coalesce(max("id"), 0) + 1, false) FROM "home";`,
		'DROP TABLE marker;',
		'COMMIT;',
		'',
	]);
});
