import { describe, expect, test } from 'vitest';
import { escapeFormulas } from './escape-formulas.ts';

describe('a cell of an export', () => {
	test.each([
		'=1+1',
		'+1+1',
		'-1+1',
		'@SUM(A1)',
		'\t=1',
		'\r=1',
		'\tx',
		'\rx',
		'  =1',
		'＝1',
		'=HYPERLINK("https://x.example")',
		'-',
		'+20 10 0',
	])('%j is no formula any more', (text) => {
		expect(escapeFormulas(text)).toMatch(/^'/);
	});

	test.each(['', 'Mariam', '+201001234567', '-5', '-12.50', 'a=b', '1+1', 'x@example.com', '2026-11-16', 'نعم - لا'])(
		'%j stays as it is',
		(text) => {
			expect(escapeFormulas(text)).toBe(text);
		},
	);

	test('that a spreadsheet would part at a semicolon or a line holds none either', () => {
		expect(escapeFormulas('Hello;=1+1\n@SUM(A1)\r\n-x')).toBe("Hello;'=1+1\n'@SUM(A1)\r\n'-x");
	});

	test('of a related row or of a field with parts is looked at as well; numbers, lists and nothing are left alone', () => {
		expect(
			escapeFormulas({ id: -1, person: { name: '=1' }, first_touch: { tags: { utm_source: '@x' } }, times: ['=1'], none: null, yes: true }),
		).toEqual({
			id: -1,
			person: { name: "'=1" },
			first_touch: { tags: { utm_source: "'@x" } },
			times: ['=1'],
			none: null,
			yes: true,
		});
	});

	test('of endless separators takes no time', () => {
		expect(escapeFormulas('\n'.repeat(200_000))).toHaveLength(200_001);
	});
});
