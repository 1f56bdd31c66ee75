import sharp from 'sharp';

/** What stands in a photo's place until it has arrived: 16 blurred pixels across, as a data: address. Null where there is nothing to show. */
export async function makePlaceholder(original: Buffer): Promise<string | null> {
	try {
		const image = sharp(original, { limitInputPixels: 60_000_000 }).autoOrient();
		// It stays behind the photo, so under a transparent one (a logo) it would shine through.
		if ((await image.metadata()).hasAlpha && !(await image.stats()).isOpaque) return null;
		const small = await image.resize({ width: 16, height: 64, fit: 'inside' }).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer();
		return `data:image/webp;base64,${small.toString('base64')}`;
	} catch {
		return null;
	}
}
