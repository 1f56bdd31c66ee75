import type { PageRequest } from '#app/page-loader.ts';
import type { Photo } from '#content/reader.ts';

type Asks = Pick<PageRequest, 'read' | 'locale' | 'url'>;

/** For each page being rendered, which record shows which photograph. */
const shown = new WeakMap<object, Map<string, string>>();

/** Keyed by its URL object, which copies of a request share. */
function shownOn({ url, read }: Asks): Map<string, string> {
	const page: object = url ?? read;
	const known = shown.get(page) ?? new Map<string, string>();
	shown.set(page, known);
	return known;
}

/** The first photograph of a record that the page does not show yet; when all are shown, its first. */
export function pickPhoto(request: Asks, record: string, images: readonly (string | null | undefined)[]): Photo | null {
	const known = images.filter((image) => image != null);
	const taken = shownOn(request);
	const picked = known.find((image) => (taken.get(image) ?? record) === record) ?? known[0] ?? null;
	if (picked !== null && !taken.has(picked)) taken.set(picked, record);
	return request.read.photo(picked, request.locale);
}

/** Marks photographs that a component picks itself. */
export function recordPhotos(request: Asks, record: string, images: readonly (string | null)[]): void {
	const taken = shownOn(request);
	for (const image of images) if (image !== null && !taken.has(image)) taken.set(image, record);
}
