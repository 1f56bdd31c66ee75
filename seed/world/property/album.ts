import { amenityPhotos, chooseCompoundAerials } from '../compound-views.ts';
import { photos } from '../photo-names.ts';
import { random } from '../random.ts';
import { chooseExteriors, chooseTowers } from './exteriors.ts';
import { childrensRoom, chooseRooms, chooseWorkRooms } from './interiors.ts';
import { houseTypes } from './types.ts';
import { shownByImpression, type Unit } from './unit.ts';

/** Chooses photographs for units in display order, so that neighbours show different ones. */
export type Album = { choose: (unit: Unit) => string[] };

type Scope = [name: string, weight: number];

/** Where repeating a picture is to be avoided, with weights. */
function listScopes({ compound, area }: Unit): Scope[] {
	const inside: Scope[] = compound ? [[`compound ${compound.key}`, 40_000]] : [];
	return [...inside, [`area ${area.key}`, 4000], [`location ${area.location.key}`, 20], ['all', 1]];
}

/** The lists in which visitors see the unit. */
const nameLists = ({ type, category, purpose, market, area }: Unit): string[] => [
	'all',
	...[purpose, category, type, `${purpose} ${category}`, `${purpose} ${type}`, `${market} ${type}`],
	...[area.location.key, `${purpose} ${area.location.key}`, `${area.location.key} ${type}`, `${purpose} ${area.location.key} ${type}`],
];

const PAGE = 24;
/** Next to it, or below it in any grid. */
const NEIGHBOURS = 4;

/** A penalty for repeating a cover after that many cards of a list. */
const tooSoon = (distance: number): number =>
	distance === 1 ? 1e9 : distance <= NEIGHBOURS ? 1e6 : distance < PAGE ? 3e4 * (1 - distance / PAGE) : 0;

/** How many covers a list has shown, and when each was last shown. */
type Shown = { count: number; last: Map<string, number> };

const beach = ['chalet', 'cabin'];
const leadsInside = (unit: Unit): boolean =>
	!houseTypes.includes(unit.type) &&
	!beach.includes(unit.type) &&
	(unit.ready || unit.market === 'resale') &&
	!['core_shell', 'semi_finished'].includes(unit.finish.finishing ?? '');

/** Within one scope, how often each picture was a cover, and how often in a gallery. */
type Tally = { covers: Map<string, number>; seen: Map<string, number> };

const add = (counts: Map<string, number>, file: string) => counts.set(file, (counts.get(file) ?? 0) + 1);

export function makeAlbum(): Album {
	const tallies = new Map<string, Tally>();
	const openTallies = (unit: Unit) =>
		listScopes(unit).map(([scope, weight]) => {
			const tally = tallies.get(scope) ?? { covers: new Map(), seen: new Map() };
			tallies.set(scope, tally);
			return { ...tally, weight };
		});

	const shown = new Map<string, Shown>();
	const shownIn = (list: string): Shown => {
		const known = shown.get(list) ?? { count: 0, last: new Map() };
		shown.set(list, known);
		return known;
	};

	function choose(unit: Unit): string[] {
		const near = openTallies(unit);
		const lists = nameLists(unit).map(shownIn);
		const repeatCost = (file: string) =>
			lists.reduce((sum, { count, last }) => sum + tooSoon(count - (last.get(file) ?? Number.NEGATIVE_INFINITY)), 0);
		const around = new Set([...(unit.compound?.images ?? []), ...unit.area.images]);
		const draw = random(`pictures:${unit.index}`);
		const taken: string[] = [];
		for (const pool of choosePools(unit)) {
			const [asCover, asSeen] = taken.length === 0 ? [4, 0.02] : [1, 1];
			let best: { file: string; cost: number } | undefined;
			for (const file of pool) {
				if (taken.includes(file)) continue;
				let cost = (around.has(file) ? 300 : 0) + draw.next() + (taken.length === 0 ? repeatCost(file) : 0);
				for (const { covers, seen, weight } of near) cost += weight * (asCover * (covers.get(file) ?? 0) + asSeen * (seen.get(file) ?? 0));
				if (!best || cost < best.cost) best = { file, cost };
			}
			if (best) taken.push(best.file);
		}
		for (const list of lists) list.last.set(taken[0] ?? '', list.count++);
		for (const { covers, seen } of near) {
			add(covers, taken[0] ?? '');
			for (const file of taken) add(seen, file);
		}
		return taken;
	}

	return { choose };
}

/** A pool for each picture of the gallery, the cover's first. */
export function choosePools(unit: Unit): string[][] {
	const { type, category } = unit;
	const building = chooseExteriors(unit);
	if (type === 'land') return Array<string[]>(5).fill(photos('compound', 2, 5, 7, 8, 9, 10, 11, 13, 14));
	if (type === 'building')
		return [building, photos('apartment', 18), photos('apartment', 25), chooseRooms(unit).living, photos('compound', 5, 10, 14)];
	if (category === 'commercial') return workPools(unit, building);
	return homePools(unit, building);
}

function workPools(unit: Unit, building: string[]): string[][] {
	const rooms = chooseWorkRooms(unit);
	const street = photos('apartment', 1, 24, 18, 12);
	if (unit.type !== 'office')
		return [
			[...rooms, ...photos('apartment', 1, 24, ...(unit.type === 'clinic' ? [18] : []))],
			...rooms.map(() => rooms),
			street,
			street,
		].slice(0, rooms.length + 2);
	const outside = [...chooseTowers(unit), ...street];
	const bare = rooms.length === 1;
	return bare ? [[...rooms, ...outside], rooms, outside, building] : [...rooms.map(() => rooms), outside, building];
}

/** Shared facilities come last, because cards may show any of the first pictures. */
function homePools(unit: Unit, outside: string[]): string[][] {
	const rooms = chooseRooms(unit);
	const inside = [rooms.living, rooms.bedroom, rooms.kitchen, rooms.bathroom];
	const around = unit.compound ? [chooseCompoundAerials(unit.compound), amenityPhotos(unit.compound.amenities)] : [];
	if (leadsInside(unit)) {
		const second = (unit.size.bedrooms ?? 0) > 2 ? [[...rooms.bedroom, ...childrensRoom]] : [];
		const first = unit.size.bedrooms ? [...rooms.living, ...rooms.kitchen, ...rooms.bedroom] : rooms.living;
		return [first, rooms.living, rooms.bedroom, rooms.kitchen, rooms.bathroom, ...second, outside, ...around.slice(0, 1)].slice(0, 8);
	}
	if (!shownByImpression(unit) || around.length === 0) return [outside, ...inside, ...around];
	// Rooms not built yet: three renderings are enough, and leave others to homes that have such a room.
	return [outside, [...rooms.living, ...rooms.bedroom], [...rooms.kitchen, ...rooms.bathroom], inside.flat(), ...around];
}
