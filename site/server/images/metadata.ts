import sharp from 'sharp';

export type ImageMetadata = { width: number; height: number; ratio: number };

/** The displayed size, after EXIF rotation. All 0 when it cannot be read. */
export async function imageMetadata(image: Buffer): Promise<ImageMetadata> {
	try {
		const { width, height } = (await sharp(image).metadata()).autoOrient;
		return width && height ? { width, height, ratio: width / height } : { width: 0, height: 0, ratio: 0 };
	} catch {
		return { width: 0, height: 0, ratio: 0 };
	}
}
