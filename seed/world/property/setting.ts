import type { AreaFacts, CompoundFacts, WorldFacts } from '../facts.ts';
import { isHandedOver } from '../handover.ts';
import { hash, random } from '../random.ts';
import { areaHomes, areaWork, compoundHomes, compoundShops, compoundWork } from './types.ts';
import { findZone, hasPlots } from './zones.ts';

export type Setting = {
	compound: CompoundFacts | null;
	area: AreaFacts;
	type: string;
	category: 'residential' | 'commercial';
	purpose: 'sale' | 'rent';
	market: 'primary' | 'resale';
	ready: boolean;
	deliveryDate: string | null;
};

const inCompound = [true, true, false, true, true, true, false, true, true, false];
const compoundShare = 0.7;
const workShare = 0.12;
const rentShare = 0.2;

/** Uses the whole list before repeating, shuffled anew each round. */
function walk<T>(list: readonly T[], ordinal: number): T {
	const size = list.length;
	let step = Math.max(1, Math.round(size * 0.618));
	while (greatestCommonDivisor(step, size) > 1) step++;
	const round = hash(`round:${Math.floor(ordinal / size)}`);
	return list[((ordinal % size) * step + round) % size] as T;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

const weight = (compound: CompoundFacts): number => (compound.area.coastal || ['villas', 'commercial'].includes(compound.mix) ? 2 : 3);
const areaWeight = (area: AreaFacts): number => (!area.resale ? 1 : area.coastal ? 2 : 4);
const repeat = <T>(list: readonly T[], times: (one: T) => number): T[] => list.flatMap((one) => Array<T>(times(one)).fill(one));

/** For a whole world: lists with one entry per unit of weight, and shares of units in compounds. */
type Census = { compounds: CompoundFacts[]; areas: AreaFacts[]; work: number; ready: number };

const censuses = new WeakMap<WorldFacts, Census>();

function computeCensus(world: WorldFacts): Census {
	const known = censuses.get(world);
	if (known) return known;
	const compounds = repeat(world.compounds, weight);
	const share = (passes: (compound: CompoundFacts) => boolean) => compounds.filter(passes).length / Math.max(1, compounds.length);
	const priced = world.areas.filter((area) => area.resale ?? area.developer);
	const census = {
		compounds,
		areas: repeat(priced, areaWeight),
		work: share(({ mix }) => mix === 'commercial') + 0.02,
		ready: share((compound) => isHandedOver(compound, world.today)),
	};
	censuses.set(world, census);
	return census;
}

function place(index: number, world: WorldFacts): { compound: CompoundFacts | null; area: AreaFacts } {
	const at = index % inCompound.length;
	const before = inCompound.slice(0, at).filter(Boolean).length;
	const tens = Math.floor(index / inCompound.length);
	if (inCompound[at] && world.compounds.length > 0) {
		const ordinal = tens * 7 + before;
		const all = world.compounds;
		const compound = ordinal < all.length ? walk(all, ordinal) : walk(computeCensus(world).compounds, ordinal - all.length);
		return { compound, area: compound.area };
	}
	return { compound: null, area: walk(computeCensus(world).areas, tens * 3 + at - before) };
}

const compoundWorkRate = (compound: CompoundFacts): number => (['apartments', 'mixed'].includes(compound.mix) ? 0.03 : 0);

function worksIn(index: number, world: WorldFacts, compound: CompoundFacts | null): boolean {
	if (compound?.mix === 'commercial') return true;
	const draw = random(`work:${index}`).next();
	if (compound) return draw < compoundWorkRate(compound);
	const rate = (workShare - compoundShare * computeCensus(world).work) / (1 - compoundShare);
	return draw < Math.min(0.4, Math.max(0.08, rate));
}

function typeAt(index: number, { compound, area }: { compound: CompoundFacts | null; area: AreaFacts }, works: boolean): string {
	const draw = random(`type:${index}`);
	if (compound) {
		const type = draw.weighted(works ? (compound.mix === 'commercial' ? compoundWork : compoundShops) : compoundHomes(compound));
		return type === 'studio' && (compound.bedrooms?.[0] ?? 0) > 0 ? smallestType(compound) : type;
	}
	const types = works ? areaWork : areaHomes[findZone(area)];
	return draw.weighted(types.filter(([type]) => (type === 'land' ? hasPlots(area) : type !== 'building' || findZone(area) !== 'resort')));
}

const smallestType = ({ mix }: CompoundFacts): string => (mix === 'coastal' ? 'chalet' : 'apartment');

export function settingAt(index: number, world: WorldFacts): Setting {
	const draw = random(`setting:${index}`);
	const { compound, area } = place(index, world);
	const works = worksIn(index, world, compound);
	const type = typeAt(index, { compound, area }, works);
	const category = works ? 'commercial' : 'residential';

	const ready = !compound || isHandedOver(compound, world.today);
	const canLet = ready && !['land', 'building'].includes(type);
	const letRate = rentShare / (compoundShare * computeCensus(world).ready + (1 - compoundShare));
	const purpose = canLet && draw.chance(Math.min(0.5, letRate)) ? 'rent' : 'sale';
	const market = compound && area.developer && purpose === 'sale' && draw.chance(0.65) ? 'primary' : 'resale';
	return { compound, area, type, category, purpose, market, ready, deliveryDate: ready ? null : (compound?.deliveryDate ?? null) };
}
