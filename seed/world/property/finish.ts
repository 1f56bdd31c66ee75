import type { FinishesByKind } from '#seed/sample/shapes.ts';
import type { Random } from '../random.ts';
import type { Setting } from './setting.ts';
import { houseTypes } from './types.ts';
import { findZone } from './zones.ts';

export type Finish = { finishing: string | null; furnished: boolean };

type Weights = [finishing: string, weight: number][];

const developers: Record<keyof FinishesByKind, Weights> = {
	beach: [
		['fully_finished', 80],
		['semi_finished', 20],
	],
	houses: [
		['semi_finished', 40],
		['core_shell', 35],
		['fully_finished', 25],
	],
	flats: [
		['fully_finished', 55],
		['semi_finished', 30],
		['core_shell', 15],
	],
	work: [
		['core_shell', 50],
		['semi_finished', 20],
		['fully_finished', 30],
	],
};

const owners: Weights = [
	['lux', 15],
	['super_lux', 38],
	['ultra_super_lux', 20],
	['fully_finished', 17],
	['semi_finished', 10],
];

const workplaces: Weights = [
	['fully_finished', 55],
	['semi_finished', 20],
	['core_shell', 25],
];

function choices({ type, category, purpose, market, ready, compound }: Setting): Weights {
	const lived = market === 'resale' && ready;
	if (type === 'serviced_apartment') return [['fully_finished', 1]];
	if (lived && category === 'commercial') return purpose === 'rent' ? workplaces.slice(0, 2) : workplaces;
	if (lived) return purpose === 'rent' ? owners.slice(0, 4) : owners;
	const kind = category === 'commercial' ? 'work' : compound?.mix === 'coastal' ? 'beach' : houseTypes.includes(type) ? 'houses' : 'flats';
	const promised = compound?.finishing[kind];
	return promised ? promised.map((finishing) => [finishing, 1]) : developers[kind];
}

function keepsFurniture({ type, purpose, market, ready, category, area }: Setting, finishing: string, draw: Random): boolean {
	const finished = !['core_shell', 'semi_finished'].includes(finishing);
	if (!finished || (market === 'primary' && type !== 'serviced_apartment')) return false;
	if (type === 'serviced_apartment') return true;
	if (!ready) return false;
	if (category === 'commercial') return type === 'office' && draw.chance(0.25);
	return draw.chance(purpose === 'sale' ? 0.1 : findZone(area) === 'resort' ? 0.9 : 0.52);
}

export function drawFinish(setting: Setting, byTheDay: boolean, draw: Random): Finish {
	if (setting.type === 'land') return { finishing: null, furnished: false };
	const finishing = draw.weighted(choices(setting));
	return { finishing, furnished: byTheDay || keepsFurniture(setting, finishing, draw) };
}
