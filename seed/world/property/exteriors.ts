import { photos } from '../photo-names.ts';
import type { Unit } from './unit.ts';
import { byNile, bySea } from './zones.ts';

const compoundBlocks = photos('apartment', 2, 3, 4, 6, 7, 8, 9, 12, 13, 15, 16, 17, 18, 23, 24, 26, 27, 28, 1);
const newCityBlocks = photos('apartment', 1, 9, 12, 18, 27, 24, 2, 3, 5, 7, 8, 4, 6, 16);
const cityBlocks = photos('apartment', 5, 7, 10, 14, 9, 18, 12, 24, 1, 11, 20, 27);
const highBlocks = photos('apartment', 5, 20, 21);
const leafyBlocks = photos('apartment', 10, 11, 14, 7, 16, 18, 12);
const oldQuarters = ['downtown', 'garden-city', 'zamalek', 'korba'];

/** Only where there are towers: the New Capital, New Alamein and the banks of the Nile. */
export function chooseTowers({ area }: Unit): string[] {
	if (area.location.key === 'new-capital') return photos('tower', 1, 2, 6, 8, 9);
	if (area.key === 'new-alamein') return photos('tower', 7, 6, 4);
	return byNile(area) ? photos('tower', 3, 5) : [];
}

function chooseBlocks(unit: Unit): string[] {
	const { area, zone, compound, size } = unit;
	const high = (size.floor ?? 0) >= 9;
	if (area.key === 'new-alamein') return [...photos('apartment', 29, 3, 4, 6, 26, 15), ...chooseTowers(unit)];
	if (zone === 'resort') return [...photos('apartment', 26, 15), ...chooseLowHouses(unit)];
	if (compound) return compound.amenities.includes('lagoon') ? [...compoundBlocks, ...photos('apartment', 19)] : compoundBlocks;
	if (high) return [...highBlocks, ...chooseTowers(unit)];
	if (zone === 'villas') return leafyBlocks;
	if (zone === 'new') return newCityBlocks;
	return [
		...cityBlocks,
		...photos('apartment', ...(oldQuarters.includes(area.key) ? [22, 28] : [])),
		...(bySea(area) ? photos('apartment', 29) : []),
	];
}

/** Flats of a resort are in low houses by the water, not in city blocks. */
const chooseLowHouses = ({ area }: Unit): string[] => photos('chalet', ...(area.location.key === 'north-coast' ? [2, 5, 8] : [5, 9, 14]));

const redSeaChalets = photos('chalet', 7, 9, 14, 13);
const chooseChalets = ({ area }: Unit): string[] => [
	...photos('chalet', 1, 2, 3, 4, 5, 6, 11, 12),
	...(area.location.key === 'north-coast' ? photos('chalet', 8) : redSeaChalets),
];

/** The outside of a unit: villas, chalets, or for flats the kind of building in their district. */
export function chooseExteriors(unit: Unit): string[] {
	const { type, zone } = unit;
	switch (type) {
		case 'villa':
			return photos(
				'villa',
				...(zone === 'resort' ? [1, 2, 4, 6, 9, 12, 13, 16] : [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18]),
			);
		case 'twin_house':
			return [...photos('villa', 5, 9, 8, 14, 13, 4), ...photos('townhouse', 7)];
		case 'town_house':
		case 'i_villa':
			return photos('townhouse', ...(zone === 'resort' ? [1, 2, 3, 6, 8, 11] : [1, 2, 3, 4, 5, 6, 8, 9, 10, 11]));
		case 'chalet':
			return chooseChalets(unit);
		case 'cabin':
			return photos('chalet', 13, 2, 4, 5, 6);
		case 'penthouse':
		case 'roof':
			return [...photos('apartment', 25), ...chooseBlocks(unit)];
	}
	return chooseBlocks(unit);
}
