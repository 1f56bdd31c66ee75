import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

const drawn = (page: number, pages: number) =>
	shownPages(page, pages)
		.map((shown) => (shown.gap ? '…' : shown.page))
		.join(' ');

test.each([
	[1, 54, '1 2 3 … 54'],
	[2, 54, '1 2 3 … 54'],
	[3, 54, '1 2 3 4 … 54'],
	[5, 54, '1 … 4 5 6 … 54'],
	[53, 54, '1 … 52 53 54'],
	[54, 54, '1 … 52 53 54'],
])('page %i of %i shows %s', (page, pages, expected) => {
	expect(drawn(page, pages)).toBe(expected);
});

test('a gap never stands for one page', () => {
	expect(drawn(4, 54)).toBe('1 2 3 4 5 … 54');
	expect(drawn(51, 54)).toBe('1 … 50 51 52 53 54');
	expect(drawn(3, 5)).toBe('1 2 3 4 5');
});

test('shows all of few pages', () => {
	expect(drawn(1, 1)).toBe('1');
	expect(drawn(2, 2)).toBe('1 2');
	expect(drawn(2, 3)).toBe('1 2 3');
});
