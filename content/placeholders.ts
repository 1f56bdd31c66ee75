import sharp from 'sharp';

const OPAQUE = 255;

/** What is in a photo's place until it has arrived: 16 blurred pixels across, as a data: address. Null where there is nothing to show. */
export async function makePlaceholder(original: Buffer): Promise<string | null> {
	try {
		const small = await sharp(original, { limitInputPixels: 60_000_000 })
			.autoOrient()
			.resize({ width: 16, height: 64, fit: 'inside' })
			.raw()
			.toBuffer({ resolveWithObject: true });
		// It stays behind the photo, so under a transparent one (a logo) it would shine through.
		if (!isOpaque(small.data, small.info.channels)) return null;
		const image = await sharp(small.data, { raw: small.info }).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer();
		return `data:image/webp;base64,${image.toString('base64')}`;
	} catch {
		return null;
	}
}

/** Asked of the few pixels that are left: to look at all of a large drawing takes ten times as long as to make it small. */
const isOpaque = (pixels: Buffer, channels: number): boolean =>
	channels % 2 === 1 || pixels.every((value, index) => index % channels < channels - 1 || value === OPAQUE);
