import { expect, test } from 'vitest';
import { hashInline } from './inline-hashes.ts';

test('hashes scripts by their text, without data blocks and files', () => {
	const html =
		'<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script>alert(1)</script><script type="module" async="">import "/b.js"\n</script>';
	expect(hashInline(html)).toEqual({
		scripts: [expect.any(String), 'bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=', expect.stringMatching(/^[\w+/]{43}=$/)],
		styles: [],
	});
	expect(hashInline('<p>').scripts).toHaveLength(1);
});

test('hashes every style element by its text', () => {
	expect(hashInline('<head><style>p{}</style></head><p><style media="print">b{}</style>').styles).toEqual([
		'gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=',
		expect.stringMatching(/^[\w+/]{43}=$/),
	]);
});
