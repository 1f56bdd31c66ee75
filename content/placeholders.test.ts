import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePlaceholder } from './placeholders.ts';

const gradient = (width: number, height: number) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#e33b4d"/><stop offset="1" stop-color="#0f2363"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="50%" r="20%" fill="#f5cf85"/></svg>`,
	);
const bytesOf = (placeholder: string | null) => Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');

test('is sixteen pixels wide, in the proportions and colours of the photo', async () => {
	const photo = await sharp(gradient(1600, 1000)).jpeg().toBuffer();
	const placeholder = await makePlaceholder(photo);
	expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/);
	expect(placeholder?.length).toBeLessThanOrEqual(300);
	expect(await sharp(bytesOf(placeholder)).metadata()).toMatchObject({ format: 'webp', width: 16, height: 10 });
	const [small, full] = await Promise.all([bytesOf(placeholder), photo].map(async (image) => (await sharp(image).stats()).channels));
	for (const channel of [0, 1, 2]) expect(Math.abs((small?.[channel]?.mean ?? 0) - (full?.[channel]?.mean ?? 0))).toBeLessThan(16);
});

test('a very tall photo gives no long data URL', async () => {
	expect((await makePlaceholder(await sharp(gradient(100, 4000)).jpeg().toBuffer()))?.length).toBeLessThanOrEqual(300);
});

test('a transparent or broken picture has no placeholder', async () => {
	const logo = { width: 200, height: 100, channels: 4 as const, background: { r: 200, g: 0, b: 0, alpha: 0.5 } };
	expect(await makePlaceholder(await sharp({ create: logo }).png().toBuffer())).toBeNull();
	const opaque = { ...logo, background: { r: 200, g: 0, b: 0, alpha: 1 } };
	expect(await makePlaceholder(await sharp({ create: opaque }).png().toBuffer())).not.toBeNull();
	expect(await makePlaceholder(Buffer.from('no image'))).toBeNull();
});
