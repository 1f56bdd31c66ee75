import type { PageRequest } from '#app/page-loader.ts';
import type { Photo } from '#content/reader.ts';

type Asks = Pick<PageRequest, 'read' | 'locale' | 'url'>;

/** Which record shows which photograph, for each page that is drawn. */
const shown = new WeakMap<object, Map<string, string>>();

/** A request that is passed on with changes keeps its address. */
function shownOn({ url, read }: Asks): Map<string, string> {
	const page: object = url ?? read;
	const known = shown.get(page) ?? new Map<string, string>();
	shown.set(page, known);
	return known;
}

/** The first photograph of a record that nothing else on the page shows; its very first where all are already shown. */
export function pickPhoto(request: Asks, record: string, images: readonly (string | null | undefined)[]): Photo | null {
	const known = images.filter((image) => image != null);
	const taken = shownOn(request);
	const picked = known.find((image) => (taken.get(image) ?? record) === record) ?? known[0] ?? null;
	if (picked !== null && !taken.has(picked)) taken.set(picked, record);
	return request.read.photo(picked, request.locale);
}

/** For what shows its photographs itself. */
export function recordPhotos(request: Asks, record: string, images: readonly (string | null)[]): void {
	const taken = shownOn(request);
	for (const image of images) if (image !== null && !taken.has(image)) taken.set(image, record);
}
