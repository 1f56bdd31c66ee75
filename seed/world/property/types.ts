import type { CompoundFacts } from '../facts.ts';
import type { Zone } from './zones.ts';

type Weights = [type: string, weight: number][];

const flats: Weights = [
	['apartment', 62],
	['garden_apartment', 12],
	['duplex', 8],
	['penthouse', 5],
	['studio', 6],
	['loft', 3],
	['roof', 4],
];
const houses: Weights = [
	['villa', 38],
	['twin_house', 26],
	['town_house', 28],
	['i_villa', 8],
];
const beach: Weights = [
	['chalet', 44],
	['villa', 10],
	['town_house', 12],
	['twin_house', 9],
	['serviced_apartment', 10],
	['studio', 8],
	['cabin', 7],
];

const share = (weights: Weights, factor: number): Weights => weights.map(([type, weight]) => [type, weight * factor]);

export const compoundHomes = ({ mix }: CompoundFacts): Weights => {
	if (mix === 'coastal') return beach;
	if (mix === 'villas') return houses;
	return mix === 'mixed' ? [...share(flats, 0.62), ...share(houses, 0.38)] : flats;
};

/** For business compounds, and for shops and clinics in residential ones. */
export const compoundWork: Weights = [
	['office', 52],
	['clinic', 22],
	['retail', 20],
	['pharmacy', 6],
];
export const compoundShops: Weights = [
	['retail', 50],
	['clinic', 34],
	['pharmacy', 16],
];

export const areaHomes: Record<Zone, Weights> = {
	resort: [
		['chalet', 34],
		['apartment', 26],
		['studio', 14],
		['villa', 12],
		['serviced_apartment', 10],
		['town_house', 4],
	],
	dense: [
		['apartment', 80],
		['duplex', 5],
		['penthouse', 4],
		['studio', 5],
		['roof', 4],
		['serviced_apartment', 2],
	],
	villas: [
		['apartment', 60],
		['garden_apartment', 9],
		['duplex', 7],
		['penthouse', 5],
		['roof', 4],
		['studio', 3],
		['villa', 12],
	],
	new: [
		['apartment', 54],
		['garden_apartment', 11],
		['duplex', 11],
		['roof', 7],
		['penthouse', 4],
		['studio', 2],
		['villa', 7],
		['twin_house', 4],
		['land', 3],
	],
};
export const areaWork: Weights = [
	['office', 40],
	['clinic', 22],
	['retail', 22],
	['pharmacy', 4],
	['land', 10],
	['building', 12],
];

export const houseTypes = ['villa', 'twin_house', 'town_house', 'i_villa'];
export const workTypes = ['office', 'clinic', 'retail', 'pharmacy'];
