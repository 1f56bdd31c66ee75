export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Brands of phone photographs in this container, which AVIF and videos use too. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** By magic bytes, not by name. */
export function detectPhotoKind(bytes: Buffer): PhotoKind | null {
	const begins = (sign: Buffer) => bytes.subarray(0, sign.length).equals(sign);
	const word = (at: number) => bytes.toString('latin1', at, at + 4);
	if (begins(JPEG)) return 'jpeg';
	if (begins(PNG)) return 'png';
	if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'webp';
	return word(4) === 'ftyp' && HEIC_BRANDS.has(word(8)) ? 'heic' : null;
}
