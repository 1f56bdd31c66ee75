import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('the path covers exactly the dark modules', () => {
	const text = 'https://pn.example/ar/properties/1042';
	const { path, size } = qrPath(text);
	const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
	for (const [, middle, strokes = ''] of path.matchAll(/M0 ([\d.]+)([mh\d ]*)/g)) {
		const row = drawn[Number(middle) - 0.5] ?? [];
		let x = 0;
		for (const [, kind, length] of strokes.matchAll(/([mh])(\d+)/g)) {
			if (kind === 'h') row.fill(true, x, x + Number(length));
			x += Number(length);
		}
	}
	expect(drawn).toEqual(encode(text, { ecc: 'M', border: 0, maskPattern: 2 }).data);
});
