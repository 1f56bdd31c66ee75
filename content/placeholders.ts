import sharp from 'sharp';

const OPAQUE = 255;

/** A blurred preview 16 pixels wide, as a data: URL. Null for transparent or broken pictures. */
export async function makePlaceholder(original: Buffer): Promise<string | null> {
	try {
		const small = await sharp(original, { limitInputPixels: 60_000_000 })
			.autoOrient()
			.resize({ width: 16, height: 64, fit: 'inside' })
			.raw()
			.toBuffer({ resolveWithObject: true });
		// It stays behind the photo, so it would shine through a transparent one such as a logo.
		if (!isOpaque(small.data, small.info.channels)) return null;
		const image = await sharp(small.data, { raw: small.info }).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer();
		return `data:image/webp;base64,${image.toString('base64')}`;
	} catch {
		return null;
	}
}

/** Checked on the small picture: checking all pixels of a large drawing takes ten times as long as shrinking it. */
const isOpaque = (pixels: Buffer, channels: number): boolean =>
	channels % 2 === 1 || pixels.every((value, index) => index % channels < channels - 1 || value === OPAQUE);
