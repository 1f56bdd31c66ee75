import { expect, test } from 'vitest';
import { moveStyles } from './moved-styles.ts';
import { rewriteAttributes } from './rewrite-attributes.ts';
import { readMoved } from './take-over-styles.ts';

function move(document: string) {
	const { rewrite, rules } = moveStyles(document);
	return { html: rewriteAttributes(document, { style: rewrite }), rules: rules() };
}

test('moves style attributes into rules, equal ones into one', () => {
	expect(move('<i style="inline-size:5%" class="a"></i><b style="--low:0"><i style="inline-size:5%"></i></b>')).toEqual({
		html: '<i data-s="0" class="a"></i><b data-s="1"><i data-s="0"></i></b>',
		rules: '[data-s="0"]:not(#s){inline-size:5%}[data-s="1"]:not(#s){--low:0}',
	});
});

const values = [
	'background-image:url(data:image/webp;base64,UklGRk+/AAA=);background-size:cover',
	'mask-image:url(/_icons/tabler/pool.svg)',
	'height:calc(var(--lane) * 0.5);clip-path:polygon(0% 1%,2% 3%)',
	'--seen:"شوهد (it’s) it\'s"',
];

test.each(values)('the browser reads %s again', (value) => {
	const { html, rules } = move(`<i style="${value.replaceAll('"', '&quot;').replaceAll("'", '&#x27;')}">`);
	expect(html).toBe('<i data-s="0">');
	expect(readMoved(`@layer base{p{a:b}}${rules}`)).toEqual(new Map([['0', value]]));
});

test.each([
	'color:red}body{display:none',
	'--x:{',
	'--x:[',
	'--x:(',
	'--x:)',
	'--x:"',
	"--x:'",
	'--x:/*',
	'--x:\\',
	'--x:"\\"',
	'--x:"\n"',
	'--x:"</style>"',
	'--x:<!--',
])('leaves %j where it has no effect', (value) => {
	const html = `<i style="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"><b style="a:b">`;
	expect(move(html)).toEqual({ html: html.replace('style="a:b"', 'data-s="0"'), rules: '[data-s="0"]:not(#s){a:b}' });
});

test('does not change text and data', () => {
	const html = '<p>an element with style="color:red" in it</p><script>{"html":"<i style=\\"a:b\\">"}</script><p style="open>';
	expect(move(html)).toEqual({ html, rules: '' });
});
