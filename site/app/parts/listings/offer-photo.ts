import type { PageRequest } from '#app/page-loader.ts';
import type { Offer } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { pickPhoto } from './shown-photos.ts';

/** The offer's own picture, or one of its subject that the page does not show yet. */
export function pickOfferPhoto(request: PageRequest, { id, image, property, project, developer }: Offer): Photo | null {
	const { read } = request;
	return pickPhoto(
		request,
		`offer ${id}`,
		[
			image,
			...((property !== null && read.get('property', property)?.images) || []),
			...((project !== null && read.get('project', project)?.images) || []),
			developer !== null && read.get('developer', developer)?.cover,
		].map((file) => file || null),
	);
}
