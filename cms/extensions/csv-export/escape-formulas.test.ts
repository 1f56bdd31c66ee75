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
	])('%j is escaped', (text) => {
		expect(escapeFormulas(text)).toMatch(/^'/);
	});

	test.each(['', 'Mariam', '+201001234567', '-5', '-12.50', 'a=b', '1+1', 'x@example.com', '2026-11-16', 'نعم - لا'])(
		'%j stays as it is',
		(text) => {
			expect(escapeFormulas(text)).toBe(text);
		},
	);

	test('is also escaped after a semicolon or line break', () => {
		expect(escapeFormulas('Hello;=1+1\n@SUM(A1)\r\n-x')).toBe("Hello;'=1+1\n'@SUM(A1)\r\n'-x");
	});

	test('of a related row or nested field is escaped as well; numbers, lists and null are not', () => {
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

	test('with endless separators is escaped quickly', () => {
		expect(escapeFormulas('\n'.repeat(200_000))).toHaveLength(200_001);
	});
});
