import type { Random } from '../random.ts';
import type { Setting } from './setting.ts';
import { houseTypes } from './types.ts';
import { findZone } from './zones.ts';

/** In m²; null if it does not apply. */
export type Size = {
	bedrooms: number | null;
	bathrooms: number | null;
	builtUp: number | null;
	garden: number | null;
	roof: number | null;
	land: number | null;
	floor: number | null;
};

type Plan = [bedrooms: number, weight: number, from: number, to: number];

const homes: Record<string, Plan[]> = {
	apartment: [
		[1, 8, 65, 95],
		[2, 34, 90, 135],
		[3, 46, 130, 200],
		[4, 12, 190, 270],
	],
	garden_apartment: [
		[2, 35, 110, 145],
		[3, 50, 140, 205],
		[4, 15, 190, 260],
	],
	duplex: [
		[3, 60, 190, 260],
		[4, 40, 240, 330],
	],
	penthouse: [
		[3, 60, 180, 250],
		[4, 40, 230, 330],
	],
	studio: [[0, 1, 38, 62]],
	loft: [
		[1, 55, 75, 105],
		[2, 45, 100, 140],
	],
	roof: [
		[2, 50, 90, 130],
		[3, 50, 120, 165],
	],
	villa: [
		[4, 40, 280, 380],
		[5, 45, 350, 520],
		[6, 15, 450, 650],
	],
	twin_house: [
		[4, 65, 230, 300],
		[5, 35, 280, 350],
	],
	town_house: [
		[3, 55, 180, 225],
		[4, 45, 210, 270],
	],
	i_villa: [
		[3, 60, 180, 225],
		[4, 40, 215, 260],
	],
	chalet: [
		[1, 22, 60, 80],
		[2, 45, 80, 120],
		[3, 33, 115, 165],
	],
	cabin: [
		[1, 60, 40, 58],
		[2, 40, 55, 75],
	],
	serviced_apartment: [
		[1, 45, 60, 85],
		[2, 40, 90, 130],
		[3, 15, 130, 165],
	],
};

const nothing: Size = { bedrooms: null, bathrooms: null, builtUp: null, garden: null, roof: null, land: null, floor: null };

const toFive = (value: number): number => Math.round(value / 5) * 5;

export function drawSize(setting: Setting, draw: Random): Size {
	const { type, market } = setting;
	/** Owners round, a developer's list does not. */
	const metres = (from: number, to: number) => (market === 'primary' ? draw.int(from, to) : toFive(draw.between(from, to)));
	const plans = homes[type];
	if (plans) return home(setting, draw, within(plans, setting), metres);

	const top = topFloor(setting);
	if (type === 'land') return { ...nothing, land: draw.int(12, 48) * 25 };
	if (type === 'building') return { ...nothing, builtUp: draw.int(18, 64) * 50, land: draw.int(12, 30) * 25 };
	if (type === 'office') {
		const builtUp = draw.chance(0.15) ? metres(220, 560) : metres(45, 210);
		return { ...nothing, builtUp, bathrooms: builtUp < 90 ? 1 : builtUp < 220 ? 2 : 4, floor: draw.int(1, top) };
	}
	if (type === 'clinic') {
		const builtUp = metres(35, 110);
		return { ...nothing, builtUp, bathrooms: builtUp < 75 ? 1 : 2, floor: draw.int(1, Math.min(5, top)) };
	}
	const floor = type === 'retail' && draw.chance(0.2) ? 1 : 0;
	return { ...nothing, builtUp: type === 'pharmacy' ? metres(45, 120) : metres(30, 180), bathrooms: 1, floor };
}

const ranged = ['apartment', 'garden_apartment', 'loft', 'chalet'];

/** Only plans with as many bedrooms as the compound offers. */
function within(plans: Plan[], { type, compound }: Setting): Plan[] {
	const [fewest, most] = (ranged.includes(type) && compound?.bedrooms) || [0, 9];
	const fitting = plans.filter(([bedrooms]) => bedrooms >= fewest && bedrooms <= most);
	return fitting.length > 0 ? fitting : plans;
}

function home(setting: Setting, draw: Random, plans: Plan[], metres: (from: number, to: number) => number): Size {
	const [bedrooms, , from, to] = draw.weighted(plans.map((plan) => [plan, plan[1]] as const));
	const builtUp = metres(from, to);
	const roomy = builtUp > (from + to) / 2;
	const bathrooms = bedrooms < 2 ? 1 : bedrooms - 1 + (roomy || draw.chance(0.3) ? 1 : 0);
	const size = { ...nothing, bedrooms, bathrooms, builtUp };
	return houseTypes.includes(setting.type) ? house(size, builtUp, setting.type, draw) : flat(size, setting, draw);
}

function house(size: Size, builtUp: number, type: string, draw: Random): Size {
	if (type === 'i_villa')
		return draw.chance(0.5) ? { ...size, garden: toFive(draw.between(50, 120)) } : { ...size, roof: toFive(draw.between(60, 110)) };
	const ratio = { villa: [1, 1.6], twin_house: [0.95, 1.25], town_house: [0.8, 1.05] }[type] ?? [1, 1.2];
	const land = toFive(builtUp * draw.between(ratio[0] ?? 1, ratio[1] ?? 1));
	const garden = toFive((land - builtUp / 2.2) * 0.85);
	const roof = draw.chance(0.3) ? toFive(draw.between(0.12, 0.25) * builtUp) : null;
	return { ...size, land, garden, roof };
}

function topFloor({ area, compound, type }: Setting): number {
	const zone = findZone(area);
	if (type === 'office') return compound || zone === 'new' ? 8 : zone === 'resort' ? 3 : 12;
	if (compound) return zone === 'resort' ? 3 : 7;
	return { dense: 13, villas: 8, resort: 4, new: 5 }[zone];
}

function flat(size: Size, setting: Setting, draw: Random): Size {
	const top = topFloor(setting);
	const upper = 1 + Math.floor(draw.next() ** 1.3 * top);
	const last = Math.max(2, draw.int(top - 2, top));
	const garden = (from: number, to: number) => toFive(draw.between(from, to));
	switch (setting.type) {
		case 'garden_apartment':
			return { ...size, floor: 0, garden: garden(35, 160) };
		case 'duplex':
			return draw.chance(0.35) ? { ...size, floor: 0, garden: garden(40, 140) } : { ...size, floor: Math.max(1, upper - 1) };
		case 'penthouse':
			return { ...size, floor: last, roof: garden(50, 130) };
		case 'roof':
			return { ...size, floor: last, roof: garden(60, 150) };
		case 'cabin':
			return size;
		case 'chalet': {
			const floor = draw.int(0, 2);
			if (floor === 0) return { ...size, floor, garden: draw.chance(0.7) ? garden(25, 80) : null };
			return { ...size, floor, roof: floor === 2 && draw.chance(0.4) ? garden(30, 70) : null };
		}
		case 'loft':
			return { ...size, floor: upper };
		default:
			return { ...size, floor: draw.chance(0.07) ? 0 : upper };
	}
}
