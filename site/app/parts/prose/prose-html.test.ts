import { expect, test } from 'vitest';
import { proseHtml } from './prose-html.ts';

test('headings start one level below the one above', () => {
	const html = '<h2 id="a">A</h2><p>h2</p><h3>B</h3><h4>C</h4>';
	expect(proseHtml(html, { under: 1, locale: 'en' })).toBe(html);
	expect(proseHtml(html, { under: 2, locale: 'en' })).toBe('<h3 id="a">A</h3><p>h2</p><h4>B</h4><h5>C</h5>');
	expect(proseHtml(html, { under: 4, locale: 'en' })).toBe('<h5 id="a">A</h5><p>h2</p><h6>B</h6><h6>C</h6>');
});

test.each([
	['/blog/1', '/blog/1', '/ar/blog/1'],
	['/ar/blog/1#a', '/blog/1#a', '/ar/blog/1#a'],
	['/en/search?q=x', '/search?q=x', '/ar/search?q=x'],
	['/area/3', '/area/3', '/ar/area/3'],
	['/_images/640/x.webp', '/_images/640/x.webp', '/_images/640/x.webp'],
	['https://example.com/blog', 'https://example.com/blog', 'https://example.com/blog'],
	['#a', '#a', '#a'],
])('a link to %s keeps the page’s language', (href, en, ar) => {
	expect(proseHtml(`<a href="${href}">a</a>`, { under: 1, locale: 'en' })).toBe(`<a href="${en}">a</a>`);
	expect(proseHtml(`<a href="${href}">a</a>`, { under: 1, locale: 'ar' })).toBe(`<a href="${ar}">a</a>`);
});
