import type { PageRequest } from '#app/page-loader.ts';
import { readRegions } from '#app/parts/search/narrowest-places.ts';
import { type PlaceFilter, placeName } from '#app/parts/search/value-names.ts';
import type { Facets } from '#catalogue/counts/facets.ts';
import { regionIds } from '#catalogue/geography/region-keys.ts';
import { regionById } from '#catalogue/geography/regions.ts';
import type { Filters } from '#catalogue/query.ts';
import { fold } from '#catalogue/words/fold.ts';
import type { Localized } from '#content/entities/parts.ts';
import type { Area, Location } from '#content/entities/places.ts';
import { localeCodes } from '#domain/locales.ts';
import type { PlaceName, PlaceNode } from './place-tree.ts';

type Named = { id: number; spellings: string[]; translations: Localized<{ name: string }> };
type Key = Exclude<PlaceFilter, 'developers'>;

const filterOf: Record<PlaceName, Key> = { region: 'regions', location: 'locations', area: 'areas', compound: 'compounds' };
const collectionOf = { location: 'location', area: 'area', compound: 'project' } as const;
const regionKeys = new Map([...regionIds].map(([key, id]) => [id, key]));

/**
 * Regions with their locations, areas and compounds. Content and order depend on the whole catalogue, not on the search, so that nothing
 * moves under the finger; places without results stay.
 */
export function buildPlaces(request: PageRequest, filters: Filters, facets: Facets, number: (value: number) => string): PlaceNode[] {
	const { read, locale, site } = request;
	const totals = site.search.catalogue.briefFacets({});
	const areas = Map.groupBy(read.list('area'), ({ location }) => location);
	const compoundIds = new Set([...totals.compounds.keys(), ...(filters.compounds ?? [])]);
	const compounds = Map.groupBy(read.many('project', [...compoundIds]), ({ area }) => area);
	const locations = read.list('location');
	const regions = groupByRegion(read, locations, filters.regions ?? []);

	return inOrder([
		...[...regions].flatMap(([region, members]) => {
			const inner = inOrder(members.map(buildLocation));
			// A region with a single location is left out.
			return region === null || (inner.length === 1 && !isChosen('region', region)) ? inner : [buildRegion(region, inner)];
		}),
		// Regions that the address names.
		...(filters.regions ?? []).filter((region) => !regions.has(region)).map((region) => buildRegion(region, [])),
	]);

	function isChosen(name: PlaceName, id: number): boolean {
		return filters[filterOf[name]]?.includes(id) ?? false;
	}
	function buildRegion(id: number, inner: PlaceNode[]): PlaceNode {
		const { name, spellings = [] } = regionById.get(id) ?? {};
		return {
			...build('region', id, placeName(request, 'regions', id) ?? '', [...Object.values(name ?? {}), ...spellings], inner),
			value: regionKeys.get(id) ?? '',
		};
	}
	function buildLocation(location: Location): PlaceNode {
		return buildNamed('location', location, inOrder((areas.get(location.id) ?? []).map(buildArea)));
	}
	function buildArea(area: Area): PlaceNode {
		const inner = (compounds.get(area.id) ?? []).map((compound) => buildNamed('compound', compound, []));
		return buildNamed('area', area, inOrder(inner));
	}
	function buildNamed<Name extends keyof typeof collectionOf>(name: Name, place: Named, inner: PlaceNode[]): PlaceNode {
		const names = localeCodes.map((code) => read.textsIn(collectionOf[name], place, code).name);
		return build(name, place.id, place.translations[locale].name, [...names, ...place.spellings], inner);
	}
	function build(name: PlaceName, id: number, text: string, names: string[], inner: PlaceNode[]): PlaceNode {
		const homes = facets[filterOf[name]].get(id) ?? 0;
		const chosen = isChosen(name, id);
		return {
			...{ name, value: String(id), text, homes, count: number(homes), inner },
			isChosen: chosen,
			isPart: chosen && inner.some(narrows),
			isEmpty: homes === 0 && !chosen,
			keys: [...new Set(names.flatMap(fold))].join(' '),
		};
	}
	/** A place without any listing does not narrow the search. */
	function narrows({ name, value, isChosen: chosen, inner }: PlaceNode): boolean {
		return (chosen && totals[filterOf[name]].has(Number(value))) || inner.some(narrows);
	}
	function inOrder(places: PlaceNode[]): PlaceNode[] {
		const total = ({ name, value }: PlaceNode) =>
			totals[filterOf[name]].get(name === 'region' ? (regionIds.get(value) ?? 0) : Number(value)) ?? 0;
		return places.sort((a, b) => total(b) - total(a) || a.text.localeCompare(b.text));
	}
}

/** Puts each location under one region: the chosen one, else the one with the most locations, which is the common name. */
function groupByRegion(
	read: PageRequest['read'],
	locations: readonly Location[],
	chosen: readonly number[],
): Map<number | null, Location[]> {
	const within = new Map(locations.map((location) => [location, readRegions(read, location)]));
	const sizes = new Map<number, number>();
	for (const region of [...within.values()].flat()) sizes.set(region, (sizes.get(region) ?? 0) + 1);
	const weigh = (region: number) => (sizes.get(region) ?? 0) + (chosen.includes(region) ? locations.length : 0);
	return Map.groupBy(locations, (location) => {
		const [first = null] = (within.get(location) ?? []).toSorted((a, b) => weigh(b) - weigh(a));
		return first;
	});
}
