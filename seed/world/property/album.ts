import { photos } from '../photo-names.ts';
import { random } from '../random.ts';
import { aerialsOf, amenityPhotos, exteriorsOf, towersOf } from './exteriors.ts';
import { childrensRoom, roomsOf, workRoomsOf } from './interiors.ts';
import { houseTypes } from './types.ts';
import { shownByImpression, type Unit } from './unit.ts';

/** Photographs for unit after unit, so that neighbours show different ones. */
export type Album = { choose: (unit: Unit) => string[] };

type Scope = [name: string, weight: number];

/** Where a picture is best not seen twice, and how bad it would be. */
function scopesOf({ compound, area }: Unit): Scope[] {
	const inside: Scope[] = compound ? [[`compound ${compound.key}`, 40_000]] : [];
	return [...inside, [`area ${area.key}`, 4000], [`location ${area.location.key}`, 20], ['all', 1]];
}

const beach = ['chalet', 'cabin'];
const leadsInside = (unit: Unit): boolean =>
	!houseTypes.includes(unit.type) &&
	!beach.includes(unit.type) &&
	(unit.ready || unit.market === 'resale') &&
	!['core_shell', 'semi_finished'].includes(unit.finish.finishing ?? '');

/** How often each picture was a cover, and how often it was in a gallery, within one scope. */
type Tally = { covers: Map<string, number>; seen: Map<string, number> };

const add = (counts: Map<string, number>, file: string) => counts.set(file, (counts.get(file) ?? 0) + 1);

export function makeAlbum(): Album {
	const tallies = new Map<string, Tally>();
	const talliesOf = (unit: Unit) =>
		scopesOf(unit).map(([scope, weight]) => {
			const tally = tallies.get(scope) ?? { covers: new Map(), seen: new Map() };
			tallies.set(scope, tally);
			return { ...tally, weight };
		});

	function choose(unit: Unit): string[] {
		const near = talliesOf(unit);
		const around = new Set([...(unit.compound?.images ?? []), ...unit.area.images]);
		const draw = random(`pictures:${unit.index}`);
		const taken: string[] = [];
		for (const pool of poolsOf(unit)) {
			const [asCover, asSeen] = taken.length === 0 ? [4, 0.02] : [1, 1];
			let best: { file: string; cost: number } | undefined;
			for (const file of pool) {
				if (taken.includes(file)) continue;
				let cost = (around.has(file) ? 300 : 0) + draw.next();
				for (const { covers, seen, weight } of near) cost += weight * (asCover * (covers.get(file) ?? 0) + asSeen * (seen.get(file) ?? 0));
				if (!best || cost < best.cost) best = { file, cost };
			}
			if (best) taken.push(best.file);
		}
		for (const { covers, seen } of near) {
			add(covers, taken[0] ?? '');
			for (const file of taken) add(seen, file);
		}
		return taken;
	}

	return { choose };
}

/** One pool for each picture of the gallery, the cover's first. */
export function poolsOf(unit: Unit): string[][] {
	const { type, category } = unit;
	const building = exteriorsOf(unit);
	if (type === 'land') return Array<string[]>(5).fill(photos('compound', 2, 5, 7, 8, 9, 10, 11, 13, 14));
	if (type === 'building')
		return [building, photos('apartment', 18), photos('apartment', 25), roomsOf(unit).living, photos('compound', 5, 10, 14)];
	if (category === 'commercial') return workPools(unit, building);
	return homePools(unit, building);
}

function workPools(unit: Unit, building: string[]): string[][] {
	const rooms = workRoomsOf(unit);
	const street = photos('apartment', 1, 24, 18, 12);
	if (unit.type !== 'office') return [...rooms.map(() => rooms), street, street];
	const outside = [...towersOf(unit), ...street];
	const bare = rooms.length === 1;
	return bare ? [[...rooms, ...outside], rooms, outside, building] : [...rooms.map(() => rooms), outside, building];
}

function homePools(unit: Unit, outside: string[]): string[][] {
	const rooms = roomsOf(unit);
	const inside = [rooms.living, rooms.bedroom, rooms.kitchen, rooms.bathroom];
	const around = unit.compound ? [aerialsOf(unit), amenityPhotos(unit.compound.amenities)] : [];
	if (leadsInside(unit)) {
		const second = (unit.size.bedrooms ?? 0) > 2 ? [[...rooms.bedroom, ...childrensRoom]] : [];
		const first = unit.size.bedrooms ? [...rooms.living, ...rooms.kitchen, ...rooms.bedroom] : rooms.living;
		return [first, rooms.living, rooms.bedroom, rooms.kitchen, rooms.bathroom, ...second, outside, ...around.slice(0, 1)].slice(0, 8);
	}
	return [outside, ...(shownByImpression(unit) ? around : []), ...inside, ...(shownByImpression(unit) ? [] : around)].slice(0, 8);
}
