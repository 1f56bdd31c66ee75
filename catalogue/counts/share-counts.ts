import { forEachBlock } from '../match/blocks.ts';
import type { Matches } from '../match/match.ts';
import type { Columns } from '../store/columns.ts';
import type { Stock } from '../store/stock.ts';

/** The number of listings for each number of each pool. */
export type ShareCounts = Record<'kind' | 'trait' | 'place' | 'amenities' | 'agent' | 'cost' | 'size' | 'day' | 'aspect', Uint32Array>;

/** Counts matches. If most listings match, it counts the others and subtracts them from the known totals. */
export function countShares(stock: Stock, { hits, others }: Pick<Matches, 'hits' | 'others'>): ShareCounts {
	const { columns, kinds, traits, places, amenities, agents, costs, sizes, days, aspects, state } = stock;
	const counts: ShareCounts = {
		kind: new Uint32Array(kinds.size),
		trait: new Uint32Array(traits.size),
		place: new Uint32Array(places.size),
		amenities: new Uint32Array(amenities.size),
		agent: new Uint32Array(agents.size),
		cost: new Uint32Array(costs.size),
		size: new Uint32Array(sizes.size),
		day: new Uint32Array(days.size),
		aspect: new Uint32Array(aspects.size),
	};
	const isMost = hits.length * 2 > state.count;
	const rows = isMost ? (others ?? othersThan(hits, columns, state.count)) : hits;
	forEachBlock(0, rows.length, (from, to) => countAll(columns, rows, from, to, counts));
	if (!isMost) return counts;
	takeFrom(kinds.uses, counts.kind);
	takeFrom(traits.uses, counts.trait);
	takeFrom(places.uses, counts.place);
	takeFrom(amenities.uses, counts.amenities);
	takeFrom(agents.uses, counts.agent);
	takeFrom(costs.uses, counts.cost);
	takeFrom(sizes.uses, counts.size);
	takeFrom(days.uses, counts.day);
	takeFrom(aspects.uses, counts.aspect);
	return counts;
}

/** All pools in one pass, because reading the rows takes most of the time. */
function countAll(columns: Columns, rows: Uint32Array, from: number, to: number, counts: ShareCounts): void {
	const { kind, trait, place, amenities, agent, cost, size, day, aspect } = columns;
	const {
		kind: kinds,
		trait: traits,
		place: places,
		amenities: sets,
		agent: agents,
		cost: costs,
		size: sizes,
		day: days,
		aspect: aspects,
	} = counts;
	for (let at = from; at < to; at++) {
		const row = rows[at] as number;
		(kinds[kind[row] as number] as number)++;
		(traits[trait[row] as number] as number)++;
		(places[place[row] as number] as number)++;
		(sets[amenities[row] as number] as number)++;
		(agents[agent[row] as number] as number)++;
		(costs[cost[row] as number] as number)++;
		(sizes[size[row] as number] as number)++;
		(days[day[row] as number] as number)++;
		(aspects[aspect[row] as number] as number)++;
	}
}

/** The rows that are not hits; hits are sorted. */
function othersThan(hits: Uint32Array, { kind, rows }: Columns, count: number): Uint32Array {
	const others = new Uint32Array(count - hits.length);
	for (let row = 1, hit = 0, other = 0; row < rows && other < others.length; row++) {
		const isHit = Number(hit < hits.length && hits[hit] === row);
		others[other] = row;
		hit += isHit;
		other += (1 - isHit) & Number(kind[row] !== 0);
	}
	return others;
}

function takeFrom(whole: Uint32Array, counts: Uint32Array): void {
	for (let number = 0; number < counts.length; number++) counts[number] = (whole[number] as number) - (counts[number] as number);
}
