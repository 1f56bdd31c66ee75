import type { PageRequest } from '#app/page-loader.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import { type Market, markets } from '#domain/vocabulary.ts';
import { findSegment, type Segment } from './market.ts';

export const unitsFor = (request: PageRequest, project: Project): Property[] =>
	listedIn(request, project).filter(({ purpose }) => purpose === 'sale');

type Reading = Pick<PageRequest, 'read'>;

/** Head, price, cards and structured data of one page need the same units. */
const listed = new WeakMap<Reading, Map<number, Property[]>>();

function listedIn(request: Reading, { id }: Project): Property[] {
	const known = listed.get(request) ?? new Map<number, Property[]>();
	listed.set(request, known);
	const units = known.get(id) ?? request.read.list('property', { under: { field: 'project', id } });
	known.set(id, units);
	return units;
}

/** The cheapest unit of each segment: developer, resale, monthly rent. */
export function cheapestIn(request: Reading, project: Project): Record<Segment, Property | null> {
	const units = Map.groupBy(listedIn(request, project), findSegment);
	const of = (segment: Segment) => units.get(segment) ?? [];
	return {
		primary: findCheapest(of('primary')),
		resale: findCheapest(of('resale')),
		rent: findCheapest(of('rent').filter(({ rent_period }) => rent_period === null || rent_period === 'month')),
	};
}

export type UnitType = { type: Property['type']; units: Property[]; cheapest: Property; smallest: number | null; largest: number | null };

/** Types of one market with their cheapest unit and range of sizes, the cheapest type first. */
export function unitTypes(units: readonly Property[]): UnitType[] {
	return [...Map.groupBy(units, ({ type }) => type)]
		.flatMap(([type, ofType]): UnitType[] => {
			const sizes = ofType.flatMap(({ built_up_area, land_area }) => built_up_area ?? land_area ?? []);
			const [cheapest, ...dearer] = ofType.toSorted(byPrice);
			if (!cheapest) return [];
			return [
				{
					...{ type, units: [cheapest, ...dearer], cheapest },
					smallest: sizes.length ? Math.min(...sizes) : null,
					largest: sizes.length ? Math.max(...sizes) : null,
				},
			];
		})
		.sort((a, b) => byPrice(a.cheapest, b.cheapest));
}

/** Developer and resale apart, because their prices are not compared. Markets without units are left out. */
export const byMarket = (units: readonly Property[]): { market: Market; types: UnitType[] }[] =>
	markets
		.map((market) => ({ market, types: unitTypes(units.filter((unit) => unit.market === market)) }))
		.filter(({ types }) => types.length > 0);

export const findCheapest = (units: readonly Property[]): Property | null =>
	units.reduce<Property | null>((cheapest, unit) => (cheapest && byPrice(cheapest, unit) <= 0 ? cheapest : unit), null);

const inPounds = ({ currency }: Property) => (currency === 'EGP' ? 0 : 1);

const byPrice = (a: Property, b: Property) => inPounds(a) - inPounds(b) || a.price - b.price || a.id - b.id;
