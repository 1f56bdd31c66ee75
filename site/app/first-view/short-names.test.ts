import { expect, test } from 'vitest';
import { rewriteAttributes } from './rewrite-attributes.ts';
import { chooseShortNames, createShortener, shortenSheet } from './short-names.ts';
import { createUsedStyles, readSheet } from './used-styles.ts';

const css = String.raw`@layer components{.card .photo{a:b}.aa{c:d}}@layer utilities{.mt-0\.5{margin:.5px}.\[\&\>tr\]\:flex>tr,.\32 xl{e:f}:is(:where(.group\/all):is([open]) .group-open\/all\:x){g:h}.below-fold{i:j}.tone-sun{k:l}.tracking-num{o:p}@media print{.print\:hidden{m:n}}}`;

function shorten(start: ReturnType<typeof createShortener>, document: string) {
	const { rewrite, classes } = start();
	const html = rewriteAttributes(document, { class: rewrite });
	return { html, classes: classes() };
}

const prepare = (html: string) => {
	const sheet = readSheet(css);
	const names = chooseShortNames(sheet);
	const { html: short, classes } = shorten(createShortener(names), html);
	return { short, styles: createUsedStyles(shortenSheet(sheet, names))(classes) };
};

test('shortens utilities in document and rules alike', () => {
	const { short, styles } = prepare('<p class="mt-0.5 [&amp;&gt;tr]:flex card 2xl"><b class="print:hidden mt-0.5">');
	expect(short).toBe('<p class="ab ac card ad"><b class="af ab">');
	expect(styles).toContain('@layer utilities{.ab{margin:.5px}.ac>tr,.ad{e:f}');
	expect(styles).toContain('@media print{.af{m:n}}');
});

test('does not change text and data', () => {
	const data = '<p>mt-0.5</p><script>{"html":"<i class=\\"mt-0.5\\">"}</script><p class="">';
	expect(prepare(data).short).toBe(data);
});

test('keeps names used by scripts and other rules', () => {
	const { short, styles } = prepare(
		'<p class="group/all below-fold tone-sun tracking-num unknown card"><b class="group-open/all:x photo">',
	);
	expect(short).toBe('<p class="group/all below-fold tone-sun tracking-num unknown card"><b class="ae photo">');
	expect(styles).toContain(String.raw`:is(:where(.group\/all):is([open]) .ae){g:h}.below-fold{i:j}.tone-sun{k:l}.tracking-num{o:p}`);
});

test('returns only the document’s own classes', () => {
	const start = createShortener(new Map([['mt-0.5', 'ab']]));
	expect([...shorten(start, '<p class="card mt-0.5"><b class="photo">').classes]).toEqual(['card', 'ab', 'photo']);
	expect(shorten(start, '<p class="card mt-0.5"><p class="card mt-0.5">')).toEqual({
		html: '<p class="card ab"><p class="card ab">',
		classes: new Set(['card', 'ab']),
	});
});

test('handles any number of values from content', () => {
	const start = createShortener(new Map([['mt-0.5', 'ab']]));
	for (let value = 0; value < 6000; value++) shorten(start, `<p class="from-content-${value}">`);
	expect(shorten(start, '<p class="late mt-0.5">')).toEqual({ html: '<p class="late ab">', classes: new Set(['late', 'ab']) });
});
