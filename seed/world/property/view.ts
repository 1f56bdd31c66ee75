import type { Random } from '../random.ts';
import type { Setting } from './setting.ts';
import { byNile, bySea, findZone } from './zones.ts';

type Weights = [view: string, weight: number][];

function choices({ compound, area, category }: Setting, floor: number | null): Weights {
	const high = (floor ?? 0) >= 6;
	if (category === 'commercial') {
		return [
			['street', 70],
			['city', high ? 40 : 5],
			['landscape', compound ? 20 : 0],
		];
	}
	if (findZone(area) === 'resort') {
		return [
			['sea', 36],
			['first_row_sea', compound ? 8 : 3],
			['lagoon', area.key === 'el-gouna' || compound?.amenities.includes('lagoon') ? 20 : 0],
			['pool', compound?.amenities.includes('swimming-pool') ? 16 : 0],
			['garden', 12],
			['landscape', compound ? 8 : 0],
		];
	}
	if (compound) {
		return [
			['garden', 34],
			['landscape', 32],
			['lagoon', compound.amenities.includes('lagoon') ? 16 : 0],
			['pool', compound.amenities.includes('swimming-pool') ? 12 : 0],
			['street', 8],
		];
	}
	return [
		['street', 48],
		['garden', high ? 6 : 24],
		['city', high ? 30 : (floor ?? 0) >= 4 ? 10 : 0],
		['nile', byNile(area) && (floor ?? 0) >= 3 ? 30 : 0],
		['sea', bySea(area) ? 30 : 0],
	];
}

export function drawView(setting: Setting, floor: number | null, draw: Random): string | null {
	if (setting.type === 'land' || setting.type === 'building') return 'street';
	return draw.weighted(choices(setting, floor));
}
