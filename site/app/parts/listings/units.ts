import type { PageRequest } from '#app/page-loader.ts';
import type { Project, Property } from '#content/entities/listings.ts';

/** What can be bought in a compound now. */
export const unitsFor = ({ read }: PageRequest, { id }: Project): Property[] =>
	read.list('property', { under: { field: 'project', id } }).filter(({ purpose }) => purpose === 'sale');

export type UnitType = { type: Property['type']; units: Property[]; cheapest: Property; smallest: number | null; largest: number | null };

/** Types with their cheapest unit and their range of sizes, the cheapest type first. Prices in pounds come before others. */
export function unitTypes(units: readonly Property[]): UnitType[] {
	return [...Map.groupBy(units, ({ type }) => type)]
		.map(([type, ofType]) => {
			const sizes = ofType.flatMap(({ built_up_area, land_area }) => built_up_area ?? land_area ?? []);
			return {
				type,
				units: ofType.toSorted(byPrice),
				cheapest: findCheapest(ofType) as Property,
				smallest: sizes.length ? Math.min(...sizes) : null,
				largest: sizes.length ? Math.max(...sizes) : null,
			};
		})
		.sort((a, b) => byPrice(a.cheapest, b.cheapest));
}

export const findCheapest = (units: readonly Property[]): Property | null => units.toSorted(byPrice)[0] ?? null;

const inPounds = ({ currency }: Property) => (currency === 'EGP' ? 0 : 1);

const byPrice = (a: Property, b: Property) => inPounds(a) - inPounds(b) || a.price - b.price || a.id - b.id;
