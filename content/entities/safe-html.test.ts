import { describe, expect, test } from 'vitest';
import { isPlain, safeHtml } from './safe-html.ts';

describe('rich text', () => {
	test('plain paragraphs and lists are unchanged', () => {
		const markup = '<p>A flat &amp; a <strong>garden</strong><br>by the sea</p><ul><li>One</li></ul>';
		expect(isPlain(markup)).toBe(true);
		expect(safeHtml(markup)).toBe(markup);
	});

	test.each([
		['<p onclick="x()">a</p>', '<p>a</p>'],
		['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
		['<p>a <img src=x onerror=alert(1)></p>', '<p>a </p>'],
		['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
		['<div><p>a</p></div>', '<p>a</p>'],
		['<p>a <b>c</p>', '<p>a <b>c</b></p>'],
		['<ul><li>a', '<ul><li>a</li></ul>'],
		['a</main></div>', 'a'],
		['<P STYLE="x">a</P>', '<p>a</p>'],
		['<table><tr><th></th><th>b</th></tr></table>', '<table><tr><td></td><th>b</th></tr></table>'],
	])('%s becomes %s', (markup, clean) => {
		expect(safeHtml(markup)).toBe(clean);
	});

	const file = '0d8f4a60-1111-4222-8333-444455556666';
	test.each([
		`https://cms.example.com/assets/${file}?width=800&amp;key=x`,
		`/assets/${file}`,
		`http://localhost:8055/cms/assets/${file}/a.jpg`,
	])('a picture at %s is recognised as our file', (src) => {
		const markup = `<p><img class="x" src="${src}" srcset="x" style="y" width="9" alt=" The &quot;sea&quot; " onerror="alert(1)"></p>`;
		expect(safeHtml(markup)).toBe(`<p><img data-file="${file}" alt="The &quot;sea&quot;" /></p>`);
	});

	test.each([
		'https://example.com/a.jpg',
		'data:image/png;base64,AA',
		'//example.com/x',
		`javascript:/assets/${file}`,
		`https://example.com/?/assets/${file}`,
		`/assets/${file}x`,
	])('a picture at %s is dropped', (src) => {
		expect(safeHtml(`<p>a<img src="${src}" data-file="${file}">b</p>`)).toBe('<p>ab</p>');
	});

	test('headings start below the page’s own and keep their order', () => {
		expect(safeHtml('<h1 class="x">a</h1><h3>b</h3><h6>c</h6>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>');
		expect(safeHtml('<h3>a</h3><h4>b</h4>')).toBe('<h2>a</h2><h3>b</h3>');
	});

	test.each(['/properties/1001', 'mailto:a@example.com', 'tel:+20100'])('a link to %s is unchanged', (href) => {
		expect(safeHtml(`<p><a href="${href}" target="_blank" rel="opener">a</a></p>`)).toBe(`<p><a href="${href}">a</a></p>`);
	});

	test.each(['https://example.com/x?a=1', 'http://example.com', ' HTTPS://example.com'])(
		'a link to %s is marked as leading away',
		(href) => {
			expect(safeHtml(`<a target="_blank" rel="opener" href="${href}">a</a>`)).toBe(
				`<a href="${href.trim()}" rel="external noopener">a</a>`,
			);
		},
	);

	test.each([
		'//example.com',
		'javascript:alert(1)',
		'java\nscript:alert(1)',
		'&#106;avascript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'\\\\example.com',
	])('removes the address %s from its link', (href) => {
		expect(safeHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
	});

	test.each(['<p', '<p>a<', '< p>a</p>', '<svg>', '</p>', '<p></ul></p>', '<hr></hr>'])('%s is not plain', (markup) => {
		expect(isPlain(markup)).toBe(false);
	});
});
