import { describe, expect, test } from 'vitest';
import { isPlain, safeHtml } from './safe-html.ts';

describe('what editors write', () => {
	test('plain paragraphs and lists pass as they are', () => {
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

	test('links of ours stay', () => {
		expect(safeHtml('<p><a href="/properties/1001">a</a></p>')).toBe('<p><a href="/properties/1001">a</a></p>');
	});

	test.each(['<p', '<p>a<', '< p>a</p>', '<svg>', '</p>', '<p></ul></p>', '<hr></hr>'])('%s is not plain', (markup) => {
		expect(isPlain(markup)).toBe(false);
	});
});
