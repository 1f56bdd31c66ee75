import { floorPlans } from '#seed/drawings/floor-plan/layouts.ts';
import { random } from '../random.ts';
import type { Unit } from './unit.ts';

const layouts: Record<string, string> = {
	apartment: 'flat',
	loft: 'flat',
	serviced_apartment: 'flat',
	studio: 'studio',
	garden_apartment: 'garden',
	penthouse: 'roof',
	roof: 'roof',
	chalet: 'chalet',
	cabin: 'chalet',
	villa: 'house',
	twin_house: 'house',
	town_house: 'house',
	i_villa: 'duplex',
	duplex: 'duplex',
	office: 'office',
	clinic: 'clinic',
	retail: 'shop',
	pharmacy: 'shop',
};

/** The plan with the unit's rooms, if there is one: developers have plans, owners often do not. */
export function chooseFloorPlan({ index, type, size, market, purpose }: Unit): string | null {
	const key = [layouts[type], size.bedrooms, size.bathrooms].filter((part) => part !== null).join('-');
	const given = market === 'primary' ? 0.95 : purpose === 'sale' ? 0.5 : 0.3;
	return floorPlans.has(key) && random(`floor plan:${index}`).chance(given) ? key : null;
}
