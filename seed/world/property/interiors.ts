import { photos } from '../photo-names.ts';
import { houseTypes } from './types.ts';
import type { Unit } from './unit.ts';

export type Rooms = { living: string[]; bedroom: string[]; kitchen: string[]; bathroom: string[] };

const inland = {
	kitchen: photos('kitchen', 1, 2, 3, 4, 6, 7, 8, 9),
	bathroom: photos('bathroom', 1, 2, 4, 5, 6),
};
const greenLiving = photos('living', 1, 6, 7, 3, 10, 13);
const greenBedrooms = photos('bedroom', 1, 3, 4, 7, 9, 10);

/** Rooms whose windows show the unit's view. */
export function chooseRooms({ type, zone, view, size }: Unit): Rooms {
	const sea = view === 'sea' || view === 'first_row_sea';
	if (sea || (zone === 'resort' && view === 'lagoon')) {
		return {
			living: photos('living', 4, 14),
			bedroom: photos('bedroom', 2, 11),
			kitchen: photos('kitchen', 5),
			bathroom: photos('bathroom', 3, 7),
		};
	}
	if (zone === 'resort') {
		return {
			living: photos('living', 1, 6, 7, 13, 11),
			bedroom: photos('bedroom', 1, 4, 7, 10),
			kitchen: photos('kitchen', 1, 3, 6, 9),
			bathroom: photos('bathroom', 7, 4, 5),
		};
	}
	const tall = houseTypes.includes(type) || type === 'duplex' ? photos('living', 9) : [];
	if (view === 'garden' || view === 'landscape' || view === 'lagoon' || view === 'pool') {
		return { ...inland, living: [...greenLiving, ...tall], bedroom: greenBedrooms };
	}
	const high = (size.floor ?? 0) >= 8 ? [8] : [];
	const loft = type === 'loft' || type === 'studio' || type === 'roof' ? [12] : [];
	return {
		...inland,
		living: [...photos('living', 2, 3, 5, 10, 11, 13, 15, ...high, ...loft), ...tall],
		bedroom: photos('bedroom', 1, 3, 4, 5, 8, 9, 10),
	};
}

export const childrensRoom = photos('bedroom', 6);

/** Workplaces, bare if they are sold bare. */
export function chooseWorkRooms({ type, finish }: Unit): string[] {
	const bare = finish.finishing === 'core_shell' || finish.finishing === 'semi_finished';
	if (type === 'office') return bare ? photos('office', 7) : photos('office', 1, 2, 5, 6);
	if (type === 'clinic') return [...photos('clinic', 1), ...photos('office', 3)];
	if (type === 'pharmacy') return [...photos('office', 4), ...photos('shop', 2)];
	return bare ? photos('shop', 2, 1, 3) : [...photos('shop', 1, 3, 2), ...photos('office', 4)];
}
