import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const labels = { navigation: 'Pages', previous: 'Back', next: 'On', page: (page: number) => `Page ${page}` };
const markup = (page: number, pages: number) =>
	renderToStaticMarkup(<Pagination page={page} pages={pages} buildHref={(to) => `/search?page=${to}`} labels={labels} />);
const links = (html: string) =>
	[...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
		href: /href="([^"]*)"/.exec(tag)?.[1],
		label: /aria-label="([^"]*)"/.exec(tag)?.[1],
		current: tag.includes('aria-current="page"'),
		rel: /rel="([^"]*)"/.exec(tag)?.[1],
	}));

test('is a named landmark of links', () => {
	const html = markup(5, 54);
	expect(html).toMatch(/^<nav aria-label="Pages"/);
	expect(links(html).map(({ href }) => href)).toEqual(['4', '1', '4', '5', '6', '54', '6'].map((page) => `/search?page=${page}`));
	expect(links(html).map(({ label }) => label)).toEqual(['Back', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 54', 'On']);
	expect(html.match(/…/g)).toHaveLength(2);
});

test('marks only the current page', () => {
	expect(
		links(markup(5, 54))
			.filter(({ current }) => current)
			.map(({ label }) => label),
	).toEqual(['Page 5']);
});

test('has no link before the first or after the last page', () => {
	expect(links(markup(1, 54)).map(({ rel }) => rel)).not.toContain('prev');
	expect(links(markup(1, 54)).at(-1)).toMatchObject({ rel: 'next', href: '/search?page=2' });
	expect(links(markup(54, 54)).map(({ rel }) => rel)).not.toContain('next');
	expect(links(markup(54, 54))[0]).toMatchObject({ rel: 'prev', href: '/search?page=53' });
});

test('is absent for a single page', () => {
	expect(markup(1, 1)).toBe('');
});
