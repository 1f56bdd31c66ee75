import { recordPaths } from '#app/addresses.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { placeHead } from '#app/parts/heads/place-head.ts';
import { describePlace } from '#app/structured-data/describe-pages.ts';
import type { Area, Location } from '#content/entities/places.ts';
import { formatTypicalPrice, type PlaceData } from './place-data.ts';

/** Locations and areas share a page; they differ in content only. */
export function placePageData(request: PageRequest, kind: 'location' | 'area', record: Location | Area, place: PlaceData) {
	const where = kind === 'area' ? { area: record.id } : { location: record.id };
	const typical = optional(request, 'typical price', () => formatTypicalPrice(request, where)?.text ?? null);
	const words = placeHead(request, where, { name: place.name, summary: place.summary, typical });
	return {
		head: request.head({
			title: place.name,
			fullTitle: words.title,
			description: words.description,
			path: recordPaths(request.read, kind, record),
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
