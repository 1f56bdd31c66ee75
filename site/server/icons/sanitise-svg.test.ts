import { expect, test } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

test.each([
	'<path fill="none" stroke="currentColor" d="M3 18v-4.5a2 2 0 0 1 2-2"/>',
	'<defs><linearGradient id="a-1"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a-1)" d="M0 0"/>',
	'<g><use xlink:href="#a"/><use href="#b"/></g>',
	'<circle r="1"><animate attributeName="r" dur="1s" values="0;4"/></circle>',
])('keeps a plain drawing: %s', (body) => {
	expect(sanitiseSvg(body)).toBe(body);
});

test.each([
	['<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
	['<script href="https://evil.example/x.js"/><path d="M0 0"/>', '<path d="M0 0"/>'],
	['<path onclick="alert(1)" ONLOAD="x" d="M0 0"/>', '<path d="M0 0"/>'],
	['<foreignObject><g><path d="M1 1"/></g></foreignObject><path d="M0 0"/>', '<path d="M0 0"/>'],
	['<use href="https://evil.example/a.svg#b"/>', '<use/>'],
	["<use xlink:href='//evil.example#b'/>", '<use/>'],
	['<use href="javascript:alert(1)"/>', '<use/>'],
	['<use href="&#106;avascript:alert(1)"/>', '<use/>'],
	['<a href="#x"><path d="M1 1"/></a><path d="M0 0"/>', '<path d="M0 0"/>'],
	['<image href="https://evil.example/a.png"/><path d="M0 0"/>', '<path d="M0 0"/>'],
	['<style>@import "https://evil.example"</style><path style="fill:url(//evil.example)" d="M0 0"/>', '<path d="M0 0"/>'],
	['<path fill="url(https://evil.example/a.svg#b)" mask="URL( //evil.example)" d="M0 0"/>', '<path d="M0 0"/>'],
	['<path fill="&#117;rl(//evil.example)" d="M0 0"/>', '<path d="M0 0"/>'],
	['<use href="#a"><set attributeName="href" to="https://evil.example#b"/></use>', '<use href="#a"></use>'],
	["<g><animate attributeName='xlink:href' values='https://evil.example'/><set attributeName='onclick' to='x'/></g>", '<g></g>'],
	['<g xml:base="https://evil.example/"><path d="M0 0"/></g>', '<g><path d="M0 0"/></g>'],
	['<g>words</g>', '<g></g>'],
])('%s', (body, clean) => {
	expect(sanitiseSvg(body)).toBe(clean);
});

test.each([
	'',
	'words',
	'<script>alert(1)</script>',
	'<g><path d="M0 0"/>',
	'<g></path>',
	'</g>',
	'<path d=M0/>',
	'<path d="M0 0"',
	'<!-- --><path d="M0 0"/>',
	'<![CDATA[<script>]]><path d="M0 0"/>',
	'<?xml version="1.0"?><path d="M0 0"/>',
	'<!DOCTYPE svg><path d="M0 0"/>',
	'<path d="M0 0"/><script>1 < 2</script>',
	`<path d="${'0'.repeat(50_001)}"/>`,
])('rejects malformed markup: %s', (body) => {
	expect(sanitiseSvg(body)).toBeNull();
});
