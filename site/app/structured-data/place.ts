import type { PlaceLeaf } from 'schema-dts';
import type { RecordLink } from '#app/record-link.ts';
import type { Area, Location } from '#content/entities/places.ts';
import type { Photo } from '#content/reader.ts';
import { absolute, type DescribedPage, picture } from './described-page.ts';
import { plainText } from './plain-text.ts';
import { geo } from './quantities.ts';

/** `Place`, because locations may be cities or stretches of coast. */
export function place(
	page: DescribedPage,
	{ place, photo, inside }: { place: Location | Area; photo: Photo | null; inside: RecordLink | null },
): PlaceLeaf {
	const { name, summary, description } = place.translations[page.locale];
	return {
		'@type': 'Place',
		'@id': `${page.address}#place`,
		mainEntityOfPage: page.address,
		name,
		description: plainText(description) || summary || page.description,
		...(photo && { image: picture(page, photo) }),
		...(place.coordinates && { geo: geo(place.coordinates) }),
		containedInPlace: inside
			? { '@type': 'Place', name: inside.text, url: absolute(page, inside.to) }
			: { '@type': 'Country', name: page.country },
	};
}
