import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhoto, makePreview, PHOTO_BYTES_MOST } from './photo.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c85' } });

async function drawn(bytes: Uint8Array): Promise<Buffer> {
	const made = await makePhoto(bytes);
	if ('problem' in made) throw new Error(made.problem);
	return made.jpeg;
}

test('rotates and scales a photo and removes its metadata', async () => {
	const original = await picture(3000, 2000)
		.jpeg()
		.withExif({ IFD0: { Make: 'Camera', Artist: 'Mariam' }, IFD3: { GPSLatitude: '30/1 2/1 0/1', GPSLatitudeRef: 'N' } })
		.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>secret place</p></x:xmpmeta>')
		.withMetadata({ orientation: 6 })
		.toBuffer();
	expect(original.includes('Mariam')).toBe(true);
	const jpeg = await drawn(original);
	const { width, height, format, exif, xmp, iptc, icc, orientation } = await sharp(jpeg).metadata();
	expect({ width, height, format, exif, xmp, iptc, icc, orientation }).toEqual({ width: 1707, height: 2560, format: 'jpeg' });
	for (const word of ['Exif', 'GPS', 'Mariam', 'secret place']) expect(jpeg.includes(word)).toBe(false);
});

test('does not enlarge small photos', async () => {
	expect(await sharp(await drawn(await picture(640, 480).webp().toBuffer())).metadata()).toMatchObject({ width: 640, height: 480 });
});

test('flattens transparency to white and takes the first frame', async () => {
	const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
		.png()
		.toBuffer();
	expect((await sharp(await drawn(clear)).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
	const frames = [await picture(40, 30).png().toBuffer(), await picture(40, 30).negate().png().toBuffer()];
	const moving = await sharp(frames, { join: { animated: true } })
		.webp({ loop: 0, delay: [100, 100] })
		.toBuffer();
	expect((await sharp(moving).metadata()).pages).toBe(2);
	const first = await sharp(await drawn(moving)).stats();
	expect(first.channels[0]?.mean).toBeGreaterThan(150);
	expect(await sharp(await drawn(moving)).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('reads HEIC', async () => {
	const heic = await readFile(new URL('./test-photo.heic', import.meta.url));
	const jpeg = await drawn(heic);
	expect(await sharp(jpeg).metadata()).toMatchObject({ width: 96, height: 64, format: 'jpeg' });
	const [top, bottom] = await Promise.all(
		[0, 56].map((from) =>
			sharp(jpeg)
				.extract({ left: 0, top: from, width: 96, height: 8 })
				.toBuffer()
				.then((part) => sharp(part).stats()),
		),
	);
	expect(top?.dominant.r).toBeGreaterThan(top?.dominant.b ?? 255);
	expect(bottom?.dominant.b).toBeGreaterThan(bottom?.dominant.r ?? 255);
	expect(await makePhoto(heic.subarray(0, heic.length / 2))).toEqual({ problem: 'broken' });
});

test('drops data hidden behind the image', async () => {
	const hidden = '<script>alert(1)</script>';
	const polyglot = Buffer.concat([await picture(60, 60).jpeg().toBuffer(), Buffer.from(`${hidden}PK\x05\x06`)]);
	expect((await drawn(polyglot)).includes(hidden)).toBe(false);
	const inComment = await picture(60, 60).png({ compressionLevel: 0 }).toBuffer();
	const chunk = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`Comment\0${hidden}`)]);
	const png = Buffer.concat([inComment.subarray(0, 33), pngChunk(chunk), inComment.subarray(33)]);
	expect((await drawn(png)).includes(hidden)).toBe(false);
});

function pngChunk(typed: Buffer): Buffer {
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(typed.length - 4);
	sum.writeUInt32BE(crc32(typed));
	return Buffer.concat([length, typed, sum]);
}

/** A file of a few kilobytes that decodes to gigabytes. */
function pixelBomb(side: number): Buffer {
	const head = Buffer.alloc(17);
	head.write('IHDR', 0, 'latin1');
	head.writeUInt32BE(side, 4);
	head.writeUInt32BE(side, 8);
	head.writeUInt8(1, 12);
	const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const body = Buffer.concat([Buffer.from('IDAT'), rows]);
	return Buffer.concat([signature, pngChunk(head), pngChunk(body), pngChunk(Buffer.from('IEND'))]);
}

test('rejects too many pixels before decoding', async () => {
	expect(await makePhoto(pixelBomb(100))).toHaveProperty('jpeg');
	const bomb = pixelBomb(30_000);
	expect(bomb.length).toBeLessThan(PHOTO_BYTES_MOST);
	const before = performance.now();
	expect(await makePhoto(bomb)).toEqual({ problem: 'pixels' });
	expect(performance.now() - before).toBeLessThan(1000);
});

test('rejects damaged files', async () => {
	const noise = await sharp({
		create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#888' },
	})
		.jpeg()
		.toBuffer();
	expect(await makePhoto(noise.subarray(0, noise.length / 2))).toEqual({ problem: 'broken' });
	expect(await makePhoto(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('no picture at all')]))).toEqual({
		problem: 'broken',
	});
	expect(await makePhoto(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toEqual({ problem: 'broken' });
});

test.each([
	['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
	['a page', '<!doctype html><img src=x onerror=alert(1)>'],
	['a film', '\0\0\0\x18ftypmp42'],
	['another kind of picture', 'GIF89a'],
	['a document', '%PDF-1.7'],
	['nothing', ''],
])('%s is no photo, whatever its name', async (_, text) => {
	expect(await makePhoto(Buffer.from(text, 'latin1'))).toEqual({ problem: 'kind' });
});

test('does not open a file that is too large', async () => {
	expect(await makePhoto(Buffer.alloc(PHOTO_BYTES_MOST + 1, 0xff))).toEqual({ problem: 'large' });
});

test('makes a small preview', async () => {
	const preview = await makePreview(await picture(2560, 1440).jpeg().toBuffer());
	expect(await sharp(preview).metadata()).toMatchObject({ width: 480, height: 270 });
});
