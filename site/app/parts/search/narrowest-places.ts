import type { PageRequest } from '#app/page-loader.ts';
import { findRegions } from '#catalogue/geography/regions.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Location } from '#content/entities/places.ts';

export const readRegions = (read: PageRequest['read'], location: Location): number[] =>
	findRegions(
		[read.textsIn('location', location, 'en').name],
		location.coordinates && { lng: location.coordinates.longitude, lat: location.coordinates.latitude },
	);

/** Drops a city when one of its districts is searched. */
export function withoutWiderPlaces({ read }: Pick<PageRequest, 'read'>, filters: Filters): Filters {
	const { regions, locations, areas, compounds } = filters;
	if (!locations && !areas && !compounds) return filters;
	const inAreas = read.many('project', compounds ?? []).map(({ area }) => area);
	const inLocations = read.many('area', [...(areas ?? []), ...inAreas]).map(({ location }) => location);
	const inRegions = regions
		? read.many('location', [...(locations ?? []), ...inLocations]).flatMap((location) => readRegions(read, location))
		: [];
	return {
		...filters,
		...(areas && { areas: areas.filter((id) => !inAreas.includes(id)) }),
		...(locations && { locations: locations.filter((id) => !inLocations.includes(id)) }),
		...(regions && { regions: regions.filter((id) => !inRegions.includes(id)) }),
	};
}
