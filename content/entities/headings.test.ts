import { describe, expect, test } from 'vitest';
import { orderHeadings } from './headings.ts';

const levels = (markup: string) => [...orderHeadings(markup).matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
const text = (...headings: number[]) => headings.map((level) => `<h${level}>a</h${level}><p>b</p>`).join('');

describe('headings of a text', () => {
	test.each([
		['in order already', [2, 3, 3, 2], [2, 3, 3, 2]],
		['from an h1 on', [1, 2, 2, 3], [2, 3, 3, 4]],
		['one far in', [4], [2]],
		['a jump', [2, 4, 4, 2, 5], [2, 3, 3, 2, 3]],
		['outwards of where it began', [3, 4, 2, 3], [2, 3, 2, 3]],
		['deeper than a page reads well', [1, 2, 3, 4, 5, 6], [2, 3, 4, 4, 4, 4]],
	])('%s', (_, before, after) => {
		expect(levels(text(...before))).toEqual(after);
	});

	test('never skip a level', () => {
		for (let seed = 0; seed < 6 ** 5; seed++) {
			const found = levels(text(...Array.from({ length: 5 }, (_, digit) => (Math.floor(seed / 6 ** digit) % 6) + 1)));
			expect(found[0]).toBe(2);
			for (const [index, level] of found.entries()) expect(level - (found[index - 1] ?? 1)).toBeLessThanOrEqual(1);
		}
	});

	test('keep their text and what is between them; empty ones are removed', () => {
		expect(orderHeadings('<h1>A <em>b</em></h1><p>c</p><h2> </h2><h2><strong></strong></h2><h3>d</h3>')).toBe(
			'<h2>A <em>b</em></h2><p>c</p><h3>d</h3>',
		);
	});
});
