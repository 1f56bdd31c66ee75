import { expect, test } from 'vitest';
import { rewriteAttributes } from './rewrite-attributes.ts';

const shout = (value: string) => ` x="${value.toUpperCase()}"`;

test('rewrites attributes in the order of the document, and keeps what is left', () => {
	const seen: string[] = [];
	const note = (value: string) => {
		seen.push(value);
		return value === 'c' ? null : shout(value);
	};
	expect(rewriteAttributes('<p class="a" style="b"><i style="c" class="d">e</i>', { class: note, style: note })).toBe(
		'<p x="A" x="B"><i style="c" x="D">e</i>',
	);
	expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

test('says where an attribute begins', () => {
	const at: number[] = [];
	const note = (_: string, start: number) => {
		at.push(start);
		return null;
	};
	rewriteAttributes('<p class="a"><p class="b">', { class: note });
	expect(at).toEqual([2, 15]);
});

test('leaves a document that is cut off, and one without them', () => {
	for (const html of ['', '<p>', '<p class="a', '<p style="a:b"><p class="']) expect(rewriteAttributes(html, { class: shout })).toBe(html);
});
