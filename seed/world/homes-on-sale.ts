import type { WorldFacts } from './facts.ts';
import { makeProperty } from './property/illustrated.ts';

export type HomesOfType = { type: string; count: number; smallest: number; largest: number; from: number };
type Sold = { project: unknown; type: string; price: number; area: number };

function salesByCompound(world: WorldFacts, properties: number): Map<unknown, Sold[]> {
	const sales = Array.from({ length: properties }, (_, index) => makeProperty(index, world).property)
		.filter(
			({ status, purpose, market, category }) =>
				status === 'published' && purpose === 'sale' && market === 'primary' && category === 'residential',
		)
		.map(({ project, type, price, built_up_area }): Sold => ({ project, type: String(type), price, area: Number(built_up_area) }));
	return Map.groupBy(sales, ({ project }) => project);
}

/** The developer's homes on sale in a compound by type, cheapest first. */
export function homesOnSale(compound: number, world: WorldFacts, properties: number): HomesOfType[] {
	const byType = Map.groupBy(salesByCompound(world, properties).get(compound) ?? [], ({ type }) => type);
	return [...byType]
		.map(([type, homes]) => ({
			type,
			count: homes.length,
			smallest: Math.min(...homes.map(({ area }) => area)),
			largest: Math.max(...homes.map(({ area }) => area)),
			from: Math.min(...homes.map(({ price }) => price)),
		}))
		.sort((a, b) => a.from - b.from);
}
