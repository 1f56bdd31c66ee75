import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageMetadata } from './metadata.ts';
import { picture } from './test-images.ts';

test('returns the displayed size', async () => {
	const photo = await picture(600, 400);
	expect(await imageMetadata(photo)).toEqual({ width: 600, height: 400, ratio: 1.5 });
	const sideways = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
	expect(await imageMetadata(sideways)).toEqual({ width: 400, height: 600, ratio: 400 / 600 });
});

test.each([Buffer.alloc(0), Buffer.from('no image'), (await picture(600, 400)).subarray(0, 20)])(
	'returns 0 when unreadable',
	async (broken) => {
		expect(await imageMetadata(broken)).toEqual({ width: 0, height: 0, ratio: 0 });
	},
);
