import { expect, test } from 'vitest';
import { parseArticle } from '#app/parts/records/article.ts';

test('headings become a table of contents that leads to them', () => {
	const { parts, contents } = parseArticle('<p>First.</p><h2>Fees &amp; taxes</h2><p>Text</p><h3>Small</h3><h2><strong>Keys</strong></h2>');
	expect(contents).toEqual([
		{ id: 'part-1', text: 'Fees & taxes' },
		{ id: 'part-2', text: 'Keys' },
	]);
	expect(parts).toEqual([
		{ html: '<p>First.</p><h2 id="part-1">Fees &amp; taxes</h2><p>Text</p><h3>Small</h3><h2 id="part-2"><strong>Keys</strong></h2>' },
	]);
});

test('a paragraph with only a link to a listing becomes a card, for every form of its address', () => {
	const { parts } = parseArticle(
		'<p>See</p><p><a href="/properties/1042-flat">This flat</a></p><p><a href="/ar/projects/7">كمبوند</a></p><p>End</p>',
	);
	expect(parts).toEqual([{ html: '<p>See</p>' }, { kind: 'property', id: 1042 }, { kind: 'project', id: 7 }, { html: '<p>End</p>' }]);
});

test('a link inside a sentence stays a link', () => {
	const body = '<p>See <a href="/properties/1042">this flat</a> first.</p>';
	expect(parseArticle(body).parts).toEqual([{ html: body }]);
	const list = '<p><a href="/properties/1042">One</a> and <a href="/properties/1043">two</a></p>';
	expect(parseArticle(list).parts).toEqual([{ html: list }]);
});

test('counts words, not markup', () => {
	expect(parseArticle('<p>One two</p><ul><li>three</li></ul>').words).toBe(3);
});
