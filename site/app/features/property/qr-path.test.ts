import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('the path covers exactly the dark squares', () => {
	const text = 'https://pn.example/ar/properties/1042';
	const { path, size } = qrPath(text);
	const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
	for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
		for (let column = Number(x); column < Number(x) + Number(length); column++) (drawn[Number(y)] as boolean[])[column] = true;
	expect(drawn).toEqual(encode(text, { ecc: 'M', border: 0 }).data);
});
