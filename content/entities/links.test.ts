import { describe, expect, test } from 'vitest';
import { link, webAddress } from './parts.ts';

const unsafe = [
	'javascript:alert(1)',
	' JaVaScRiPt:alert(1)',
	'java\nscript:alert(1)',
	'data:text/html,<script>1</script>',
	'vbscript:x',
	'file:///etc/passwd',
	'tel:+201000000000',
	'mailto:a@b.example',
	'//evil.example',
	'\\\\evil.example',
	'/\\evil.example',
	'not an address',
	'',
	null,
];

describe('an address on the web', () => {
	test.each([...unsafe, '/search'])('is not %j', (value) => expect(webAddress.parse(value)).toBeNull());

	test.each([
		['https://facebook.example.com/pn', 'https://facebook.example.com/pn'],
		['http://x.example/a?b=c#d', 'http://x.example/a?b=c#d'],
		['HTTPS://x.example/', 'https://x.example/'],
		[' www.facebook.com/pn ', 'https://www.facebook.com/pn'],
		['youtu.be', 'https://youtu.be/'],
	])('is %s', (value, address) => expect(webAddress.parse(value)).toBe(address));
});

describe('a link of a block', () => {
	test.each(unsafe)('is not %j', (value) => expect(link.parse(value)).toBeNull());
	test.each(['/list-your-property', '/properties/1042?x=1#y', 'https://x.example/'])('is %s', (value) =>
		expect(link.parse(value)).toBe(value),
	);
});
