import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import type { AddressName } from './address.ts';

const things = {
	locations: ['location', 'location'],
	areas: ['area', 'area'],
	compounds: ['compound', 'project'],
	developers: ['developer', 'developer'],
	amenities: ['amenity', 'amenity'],
	notLocations: ['not-location', 'location'],
	notAreas: ['not-area', 'area'],
	notCompounds: ['not-compound', 'project'],
	notDevelopers: ['not-developer', 'developer'],
	notAmenities: ['not-amenity', 'amenity'],
} as const;

/** Drops ids of records that are not public; returns the names of the filters that lost one. */
export function withKnownThings({ read }: Pick<PageRequest, 'read'>, filters: Filters): { filters: Filters; unknown: AddressName[] } {
	const known: Filters = { ...filters };
	const unknown: AddressName[] = [];
	for (const [key, [name, collection]] of Object.entries(things) as [keyof typeof things, (typeof things)[keyof typeof things]][]) {
		const found = filters[key]?.filter((id) => read.get(collection, id) !== null);
		if (!found || found.length === filters[key]?.length) continue;
		unknown.push(name);
		if (found.length) known[key] = found;
		else delete known[key];
	}
	if (filters.agent !== undefined && read.get('agent', filters.agent) === null) {
		unknown.push('agent');
		delete known.agent;
	}
	return { filters: known, unknown };
}
