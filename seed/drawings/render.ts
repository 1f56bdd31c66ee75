import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const fonts = ['readex-pro-latin.ttf', 'readex-pro-arabic.ttf'].map((name) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url)));

let registered: Promise<unknown> | undefined;

/** Loads our fonts once for all drawings, so that the result does not depend on fonts of the machine. */
const withFonts = (): Promise<unknown> => {
	registered ??= Promise.all(
		fonts.map((fontfile) =>
			sharp({ text: { text: '.', font: 'Readex Pro', fontfile } })
				.raw()
				.toBuffer(),
		),
	);
	return registered;
};

export async function renderPng(svg: string): Promise<Buffer> {
	await withFonts();
	return sharp(Buffer.from(svg)).png().toBuffer();
}

export async function renderJpeg(svg: string, under?: Sharp): Promise<Buffer> {
	await withFonts();
	const drawing = Buffer.from(svg);
	return (under ? under.composite([{ input: drawing }]) : sharp(drawing))
		.flatten({ background: '#ffffff' })
		.jpeg({ quality: 86 })
		.toBuffer();
}
