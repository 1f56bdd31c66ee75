import { expect, test } from 'vitest';
import { chooseShortNames, shortenDocument, shortenSheet } from './short-names.ts';
import { readSheet, usedStyles } from './used-styles.ts';

const css = String.raw`@layer components{.card .photo{a:b}.aa{c:d}}@layer utilities{.mt-0\.5{margin:.5px}.\[\&\>tr\]\:flex>tr,.\32 xl{e:f}:is(:where(.group\/all):is([open]) .group-open\/all\:x){g:h}.below-fold{i:j}.tone-sun{k:l}.tracking-num{o:p}@media print{.print\:hidden{m:n}}}`;

const prepare = (html: string) => {
	const sheet = readSheet(css);
	const names = chooseShortNames(sheet);
	const short = shortenDocument(html, names);
	return { short, styles: usedStyles(shortenSheet(sheet, names), short) };
};

test('utilities have short names, the same in the document and in its rules', () => {
	const { short, styles } = prepare('<p class="mt-0.5 [&amp;&gt;tr]:flex card 2xl"><b class="print:hidden mt-0.5">');
	expect(short).toBe('<p class="ab ac card ad"><b class="af ab">');
	expect(styles).toContain('@layer utilities{.ab{margin:.5px}.ac>tr,.ad{e:f}');
	expect(styles).toContain('@media print{.af{m:n}}');
});

test('what stands in the document as text or data stays as it is', () => {
	const data = '<p>mt-0.5</p><script>{"html":"<i class=\\"mt-0.5\\">"}</script><p class="">';
	expect(prepare(data).short).toBe(data);
});

test('names that scripts and other rules look for stay', () => {
	const { short, styles } = prepare(
		'<p class="group/all below-fold tone-sun tracking-num unknown card"><b class="group-open/all:x photo">',
	);
	expect(short).toBe('<p class="group/all below-fold tone-sun tracking-num unknown card"><b class="ae photo">');
	expect(styles).toContain(String.raw`:is(:where(.group\/all):is([open]) .ae){g:h}.below-fold{i:j}.tone-sun{k:l}.tracking-num{o:p}`);
});
