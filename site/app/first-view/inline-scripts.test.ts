import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

test('hashes scripts by their text, without data blocks and files', () => {
	const html =
		'<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script>alert(1)</script><script type="module" async="">import "/b.js"\n</script>';
	expect(hashInlineScripts(html)).toEqual([
		expect.any(String),
		'bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
		expect.stringMatching(/^[\w+/]{43}=$/),
	]);
	expect(hashInlineScripts('<p>')).toHaveLength(1);
});
