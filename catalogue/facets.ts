import { Counted, countRows, someOf } from './counting.ts';
import { type Group, isActive } from './groups.ts';
import type { Matches } from './match.ts';
import type { Pool } from './pool.ts';
import type { Filters } from './query.ts';
import { countShares, type ShareCounts } from './share-counts.ts';
import { MANY_BATHROOMS, READY, type Trait, UNKNOWN_YEAR } from './shared.ts';
import { areaSteps, type Bar, priceSteps } from './steps.ts';
import type { Stock } from './stock.ts';

/** How many listings each value of a filter stands for. Values that stand for none are left out. */
export type Counts<Value> = ReadonlyMap<Value, number>;

/** Each is counted as if its own filter were open; amenities, which are joined by "and", among those that have the chosen ones. */
export type Facets = {
	purpose: Counts<string>;
	rentPeriod: Counts<string>;
	market: Counts<string>;
	category: Counts<string>;
	types: Counts<string>;
	/** 0 is a studio, 5 is five or more. */
	bedrooms: Counts<number>;
	/** At least so many. */
	bathrooms: Counts<number>;
	locations: Counts<number>;
	areas: Counts<number>;
	compounds: Counts<number>;
	developers: Counts<number>;
	finishings: Counts<string>;
	furnished: Counts<boolean>;
	ready: Counts<boolean>;
	/** By the end of the year. */
	deliveredBy: Counts<number>;
	views: Counts<string>;
	withOffer: Counts<boolean>;
	exclusive: Counts<boolean>;
	amenities: Counts<number>;
	agents: Counts<number>;
	/** Within so many days. */
	newWithin: Counts<number>;
	price: Bar[];
	allIn: Bar[];
	builtUp: Bar[];
	garden: Bar[];
	land: Bar[];
};

export function facetsOf(stock: Stock, filters: Filters, matches: Matches): Facets {
	const { columns, names } = stock;
	const counts = countShares(stock, matches);
	/** Counts the matches once, and for an active group those that fail it alone on top. */
	const counter = <Value>(pool: Pool<Value>, share: keyof ShareCounts) => {
		const closed = new Counted(pool, counts[share]);
		return (group: Group): Counted<Value> =>
			isActive(filters, group) ? new Counted(pool, countRows(columns[share], matches.near(group), counts[share].slice())) : closed;
	};
	const kinds = counter(stock.kinds, 'kind');
	const places = counter(stock.places, 'place');
	const traits = counter(stock.traits, 'trait');
	const costs = counter(stock.costs, 'cost');
	const sizes = counter(stock.sizes, 'size');
	const where = places('where');
	const delivery = traits('delivery');
	const agents = counter(stock.agents, 'agent')('agent');
	const amenities = new Counted(stock.amenities, counts.amenities);
	return {
		purpose: kinds('purpose').named(names.purpose, ({ purpose }) => purpose),
		rentPeriod: kinds('rentPeriod').named(names.rentPeriod, ({ rentPeriod }) => rentPeriod),
		market: kinds('market').named(names.market, ({ market }) => market),
		category: kinds('category').named(names.category, ({ category }) => category),
		types: kinds('types').named(names.type, ({ type }) => type),
		bedrooms: bedroomCounts(kinds('bedrooms').sum(new Uint32Array(7), ({ bedrooms }) => bedrooms + 1)),
		bathrooms: bathroomCounts(kinds('bathrooms').sum(new Uint32Array(MANY_BATHROOMS + 2), ({ bathrooms }) => bathrooms + 1)),
		locations: where.named(names.location, ({ location }) => location),
		areas: where.named(names.area, ({ area }) => area),
		compounds: where.named(names.compound, ({ compound }) => compound),
		developers: places('developers').named(names.developer, ({ developer }) => developer),
		finishings: traits('finishings').named(names.finishing, ({ finishing }) => finishing),
		furnished: traits('furnished').yesOrNo(({ furnished }) => furnished),
		ready: delivery.yesOrNo((trait) => trait.delivery === READY),
		deliveredBy: deliveryCounts(delivery),
		views: traits('views').named(names.view, ({ view }) => view),
		withOffer: traits('withOffer').yesOrNo(({ offer }) => offer),
		exclusive: traits('exclusive').yesOrNo(({ exclusive }) => exclusive),
		amenities: amenities.namedAll(names.amenity, ({ members }) => members),
		agents: agents.named(names.agent, (agent) => agent),
		newWithin: newCounts(counter(stock.days, 'day')('newSince'), stock.state.today),
		price: costs('price').bars(priceSteps, ({ price }) => price),
		allIn: costs('allIn').bars(priceSteps, ({ allIn }) => allIn),
		builtUp: sizes('builtUp').bars(areaSteps, ({ builtUp }) => builtUp),
		garden: sizes('garden').bars(areaSteps, ({ garden }) => garden),
		land: sizes('land').bars(areaSteps, ({ land }) => land),
	};
}

/** The first is of those whose number is not known. */
const bedroomCounts = ([, ...counts]: Uint32Array): Counts<number> => someOf(counts.entries());

function bathroomCounts(exactly: Uint32Array): Counts<number> {
	const known = [...exactly].slice(1);
	return someOf(known.map((_, least) => [least, known.slice(least).reduce((sum, count) => sum + count, 0)] as const).slice(1));
}

function deliveryCounts(delivery: Counted<Trait>): Counts<number> {
	const exactly = delivery.byNumber((trait) => trait.delivery);
	let handedOver = exactly.get(READY) ?? 0;
	const years = [...exactly.keys()].filter((year) => year !== READY && year !== UNKNOWN_YEAR).sort((a, b) => a - b);
	return new Map(
		years.map((year) => {
			handedOver += exactly.get(year) ?? 0;
			return [year, handedOver];
		}),
	);
}

export const NEW_DAYS = [1, 3, 7, 14, 30] as const;

/** One day is today. */
function newCounts(days: Counted<number>, today: number): Counts<number> {
	const byDay = [...days.byNumber((day) => day)];
	const since = (first: number) => byDay.reduce((sum, [day, count]) => (day >= first ? sum + count : sum), 0);
	return someOf(NEW_DAYS.map((days) => [days, since(today - days + 1)] as const));
}
