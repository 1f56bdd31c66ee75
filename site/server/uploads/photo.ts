import sharp, { type Sharp } from 'sharp';
import type { PhotoProblem } from '#app/context.ts';
import { decodeHeic } from './heic.ts';
import { detectPhotoKind, type PhotoKind } from './photo-kind.ts';

export const PHOTO_BYTES_MOST = 10_000_000;

/** JPEGs are scaled while they are decoded; other formats have to fit into memory whole. */
const PIXELS_MOST: Record<PhotoKind, number> = { jpeg: 120_000_000, png: 50_000_000, webp: 50_000_000, heic: 50_000_000 };
const LONGEST_SIDE = 2560;
const PREVIEW_SIDE = 480;
const LONGEST_SECONDS = 20;

export type Photo = { jpeg: Buffer } | { problem: PhotoProblem };

/** Re-encodes an uploaded photograph: upright, at page size, without metadata such as its location. Of an animation, the first frame. */
export async function makePhoto(bytes: Uint8Array): Promise<Photo> {
	if (bytes.byteLength > PHOTO_BYTES_MOST) return { problem: 'large' };
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const kind = detectPhotoKind(file);
	if (!kind) return { problem: 'kind' };
	const picture = kind === 'heic' ? await openHeic(file) : await openPicture(file, kind);
	if ('problem' in picture) return picture;
	try {
		const drawn = picture.image.timeout({ seconds: LONGEST_SECONDS }).autoOrient().flatten({ background: '#fff' });
		return { jpeg: await fitted(drawn, LONGEST_SIDE).jpeg({ quality: 84 }).toBuffer() };
	} catch {
		return { problem: 'broken' };
	}
}

/** A small version for the upload form. */
export const makePreview = (jpeg: Uint8Array): Promise<Buffer> => fitted(sharp(jpeg), PREVIEW_SIDE).jpeg({ quality: 72 }).toBuffer();

const fitted = (image: Sharp, side: number) => image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

type Opened = { image: Sharp } | { problem: PhotoProblem };

async function openPicture(file: Buffer, kind: PhotoKind): Promise<Opened> {
	const image = sharp(file, { limitInputPixels: PIXELS_MOST[kind], failOn: 'error' });
	try {
		const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
		if (format !== kind) return { problem: 'broken' };
		return width * height > PIXELS_MOST[kind] ? { problem: 'pixels' } : { image };
	} catch {
		return { problem: 'broken' };
	}
}

async function openHeic(file: Buffer): Promise<Opened> {
	const raw = await decodeHeic({ bytes: file, maxPixels: PIXELS_MOST.heic });
	if ('problem' in raw) return raw;
	return { image: sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 4 } }) };
}
