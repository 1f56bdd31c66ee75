import type { Photo } from '#content/reader.ts';
export type PhotoFile = Photo;
export type PhotoWidth = (typeof photoWidths)[number];

/** The breakpoints from 320 to 1536 at densities 1 and 2, and larger ones for panoramas. The server renders no other widths. */
export const photoWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072, 4096] as const;

/** Assumed when the size of a file is unknown. */
const USUAL_WIDTH = 1536;

/** The smallest rendition that is at least that wide. */
export function photoAddress(file: Pick<PhotoFile, 'id' | 'version' | 'width'>, width: number): string {
	return address(file, nearest(Math.min(width, file.width || USUAL_WIDTH)));
}

/** All widths up to the file's own; none below `narrowest`, unless the file is smaller. */
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
