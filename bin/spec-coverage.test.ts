import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './processes.ts';

/** The number of testable statements per section of the specification. */
const statements = { 1: 12, 2: 25, 3: 5, 4: 12, 5: 2, 6: 2, 7: 16, 8: 14, 9: 15 };
const numbers = Object.entries(statements).flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${section}.${at + 1}`));

const text = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+) +\|[^|]+\|([^|]*)\|$/gm)].map(([, number = '', last = '']) => ({
	number,
	last: last.trim(),
}));

/** `file` › part of a title, one per line. */
const namedIn = (cell: string) =>
	[...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>|$)/g)].map(([, file = '', title = '']) => ({
		file,
		title: title.trim(),
	}));

/** Whether a string literal of the file contains this text. */
const hasTitle = (file: string, title: string) =>
	existsSync(join(root, file)) &&
	readFileSync(join(root, file), 'utf8')
		.split('\n')
		.some((line) => line.includes(title) && /['"`]/.test(line.slice(0, line.indexOf(title))));

describe('docs/spec-coverage.md', () => {
	test('every statement of the specification has exactly one row', () => {
		expect(rows.map(({ number }) => number).toSorted(byNumber)).toEqual(numbers.toSorted(byNumber));
	});

	test.each(rows)('$number names existing tests', ({ number, last }) => {
		const named = namedIn(last);
		expect(named, `${number} names no test`).not.toEqual([]);
		expect(
			named.filter(({ file, title }) => !hasTitle(file, title)),
			`${number} names tests that are not there`,
		).toEqual([]);
	});
});

function byNumber(a: string, b: string): number {
	return a.localeCompare(b, 'en', { numeric: true });
}
