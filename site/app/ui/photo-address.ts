import type { Photo } from '#content/reader.ts';
export type PhotoFile = Photo;
export type PhotoWidth = (typeof photoWidths)[number];

/** The breakpoints 320 to 1536 at densities 1 and 2, and a panorama, of which a screen shows a quarter. The server makes no others. */
export const photoWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072, 4096] as const;

/** Taken for a file whose size nobody could read. */
const USUAL_WIDTH = 1536;

/** Where the photo is found at least that wide, or as wide as it is. */
export function photoAddress(file: Pick<PhotoFile, 'id' | 'version' | 'width'>, width: number): string {
	return address(file, nearest(Math.min(width, file.width || USUAL_WIDTH)));
}

/** Every width up to the file's own, which is what the last one promises; none smaller than `narrowest`, unless the file is. */
export function photoSrcSet(
	file: Pick<PhotoFile, 'id' | 'version' | 'width'>,
	widest: PhotoWidth = 3072,
	narrowest: PhotoWidth = 320,
): string {
	const own = file.width || USUAL_WIDTH;
	const most = Math.min(nearest(own), widest);
	return photoWidths
		.filter((width) => width <= most && width >= Math.min(narrowest, most))
		.map((width) => `${address(file, width)} ${Math.min(width, own)}w`)
		.join(', ');
}

const address = (file: Pick<PhotoFile, 'id' | 'version'>, width: PhotoWidth) => `/_images/${width}/${file.id}-${file.version}.webp`;
const nearest = (width: number): PhotoWidth => photoWidths.find((allowed) => allowed >= width) ?? 4096;
