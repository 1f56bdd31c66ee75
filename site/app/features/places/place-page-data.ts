import { recordPath } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { describePlace } from '#app/structured-data/describe-pages.ts';
import type { Area, Location } from '#content/entities/places.ts';
import type { PlaceData } from './place-data.ts';

/** The page of a location or an area: they differ in what lies in them, not in how they are shown. */
export function placePageData(request: PageRequest, kind: 'location' | 'area', record: Location | Area, place: PlaceData) {
	return {
		head: request.head({
			title: place.name,
			description: place.summary,
			path: { en: recordPath(kind, record, 'en'), ar: recordPath(kind, record, 'ar') },
			image: place.photo,
			crumbs: place.story.crumbs,
			structured: describePlace(request, record),
		}),
		key: record.id,
		story: request.staticData(place.story),
		where: place.where,
		listings: request.staticData(place.listings),
	};
}
