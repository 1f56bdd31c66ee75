import { expect, test } from 'vitest';
import { rewriteAttributes } from './rewrite-attributes.ts';
import { createShortener } from './short-names.ts';
import { createUsedStyles, readSheet } from './used-styles.ts';

function used(css: string, html: string): string {
	const { rewrite, classes } = createShortener(new Map())();
	rewriteAttributes(html, { class: rewrite });
	return createUsedStyles(readSheet(css))(classes());
}

test('keeps rules whose classes are used, and those without classes', () => {
	const css = ':root{--a:1}p,a:hover{color:red}.card{top:0}.card .photo{left:0}.other{right:0}.card.other,.photo{bottom:0}';
	expect(used(css, '<p class="card photo">')).toBe(
		':root{--a:1}p,a:hover{color:red}.card{top:0}.card .photo{left:0}.card.other,.photo{bottom:0}',
	);
});

test('matches escaped class names', () => {
	const css = String.raw`.max-md\:pe-2\.5{a:b}.w-\[calc\(1\,2\)\]{c:d}.\[\&_a\]\:flex a{e:f}.\32 xl{g:h}.gone\:x{i:j}`;
	expect(used(css, '<p class="max-md:pe-2.5 w-[calc(1,2)]\n[&amp;_a]:flex 2xl">')).toBe(css.replace(String.raw`.gone\:x{i:j}`, ''));
});

test('ignores what is in parentheses of a selector', () => {
	const css = '.card:not(.other,.gone){a:b}:is(.one,.two) p{c:d}.gone:is(p){e:f}';
	expect(used(css, '<p class="card">')).toBe('.card:not(.other,.gone){a:b}:is(.one,.two) p{c:d}');
});

test('keeps groups with content, and every layer in order', () => {
	const css =
		'@layer base{p{a:b}}@layer parts{.gone{c:d}}@media (width>1px){.gone{e:f}@supports (g:h){.card{i:j}}}@media print{.gone{k:l}}';
	expect(used(css, '<p class="card">')).toBe('@layer base{p{a:b}}@layer parts{}@media (width>1px){@supports (g:h){.card{i:j}}}');
});

test('keeps fonts and properties, and animations in use', () => {
	const css =
		'@font-face{src:url("a;{b")}@property --x{syntax:"*"}@keyframes spin{to{rotate:1turn}}@keyframes rise{to{top:0}}.card{animation:spin 1s}';
	expect(used(css, '<p class="card">')).toBe(
		'@font-face{src:url("a;{b")}@property --x{syntax:"*"}.card{animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
	);
});

test('rejects a truncated sheet', () => {
	expect(() => readSheet('.card{a:b')).toThrow('no end');
});
