import { random } from '../random.ts';
import { shownByImpression, type Unit } from './unit.ts';
import { byNile } from './zones.ts';

const files = (kind: string, ...numbers: number[]): string[] => numbers.map((number) => `${kind}-${String(number).padStart(2, '0')}.jpg`);

const rounded = files('tower', 1, 2, 4);
const riverside = files('tower', 3, 5);
const blocks = files('apartment', 1, 2, 3, 4, 5, 6, 7, 8);
const terraces = files('townhouse', 1, 2, 3, 4, 5);
const seaHomes = files('chalet', 1, 2, 3, 4, 5, 6);

const places: Record<string, string[]> = {
	giza: files('place', 1, 2),
	'central-cairo': files('place', 1),
	maadi: files('place', 1),
	'6th-of-october': files('place', 2),
	'sheikh-zayed': files('place', 2),
	'red-sea': files('place', 4, 3),
	'south-sinai': files('place', 4),
	alexandria: files('place', 5),
	'new-capital': files('place', 6),
};

const towers = ({ area }: Unit): string[] => (byNile(area) ? [...rounded, ...riverside] : rounded);

function exteriors(unit: Unit): string[] {
	const { type, zone, compound, size } = unit;
	switch (type) {
		case 'villa':
			return zone === 'resort' ? files('villa', 1, 2, 6, 9, 4) : files('villa', 1, 2, 3, 4, 6, 7, 8, 9, 10);
		case 'twin_house':
			return files('villa', 5, 9, 8);
		case 'town_house':
		case 'i_villa':
			return zone === 'resort' ? files('townhouse', 1, 2, 3) : terraces;
		case 'chalet':
			return seaHomes;
		case 'cabin':
			return files('chalet', 2, 4, 5, 6);
		case 'office':
			return [...towers(unit), ...files('office', 1, 2)];
		case 'clinic':
			return [...towers(unit), ...files('office', 3)];
		case 'retail':
		case 'pharmacy':
			return [...files('office', 4), ...files('apartment', 1)];
		case 'building':
			return files('apartment', 2, 3, 5, 6, 7);
		case 'penthouse':
		case 'roof':
			return files('apartment', 3, 5, 6, 7, 2);
	}
	if (zone === 'resort') return files('apartment', 3, 4, 6);
	return !compound && (size.floor ?? 0) >= 9 ? [...towers(unit), ...files('apartment', 5)] : blocks;
}

/** Aerial views that could be of the compound, or of the surroundings of a plot. */
function aerials({ compound, zone }: Unit): string[] {
	if (zone === 'resort') return files('compound', 6, 1);
	const lagoon = compound?.amenities.includes('lagoon') ? files('compound', 1, 4) : [];
	if (compound?.mix === 'villas') return [...files('compound', 2, 3, 7, 8, 9), ...lagoon];
	if (compound?.mix === 'mixed') return [...files('compound', 3, 5, 8, 10), ...lagoon];
	return files('compound', 5, 10);
}

type Rooms = { living: string[]; bedroom: string[]; kitchen: string[]; bathroom: string[] };

function rooms({ zone, view, size }: Unit): Rooms {
	const inland = { bedroom: files('bedroom', 1, 3, 4), kitchen: files('kitchen', 1, 2, 3, 4), bathroom: files('bathroom', 1, 2) };
	const green = files('living', 1, 6, 7, 3);
	const sea = view === 'sea' || view === 'first_row_sea';
	if (sea || (zone === 'resort' && view === 'lagoon')) {
		return { living: files('living', 4), bedroom: files('bedroom', 2), kitchen: files('kitchen', 5), bathroom: files('bathroom', 3) };
	}
	if (zone === 'resort') {
		return {
			living: green,
			bedroom: files('bedroom', 2, 1, 4),
			kitchen: files('kitchen', 5, 1, 3),
			bathroom: files('bathroom', 3),
		};
	}
	if (view === 'garden' || view === 'landscape' || view === 'lagoon' || view === 'pool') return { ...inland, living: green };
	const living = files('living', 2, 3, 5, ...((size.floor ?? 0) >= 8 ? [8, 8] : []));
	return { ...inland, living, bedroom: files('bedroom', 1, 3, 4, 5) };
}

function home(unit: Unit, first: string, count: number): string[] {
	const draw = random(`photos:${unit.index}`);
	const inside = rooms(unit);
	const one = (list: string[]) => draw.pick(list);
	const shown = [one(inside.living), one(inside.bedroom), one(inside.kitchen), one(inside.bathroom)];
	const more = [...inside.bedroom, ...inside.living, ...inside.kitchen].filter((file) => !shown.includes(file));
	const around = unit.compound ? [one(aerials(unit))] : [];
	const impression = shownByImpression(unit);
	const order = impression || draw.chance(0.5) ? [first, ...around, ...shown] : [first, ...shown];
	const extra = impression ? [] : draw.take([...new Set(more)], Math.max(0, count - order.length - around.length));
	return [...order, ...extra, ...around];
}

const workRooms: Record<string, string[]> = {
	office: files('office', 1, 2),
	clinic: files('office', 3),
	retail: [...files('office', 4), ...files('apartment', 1)],
	pharmacy: [...files('office', 4), ...files('apartment', 1)],
};

function work(unit: Unit, first: string): string[] {
	const near = [...(places[unit.area.location.key] ?? []), ...(unit.zone === 'new' ? files('place', 6) : [])];
	const around = unit.zone === 'resort' || unit.type === 'building' ? [...near, ...aerials(unit)] : near;
	return [first, ...(workRooms[unit.type] ?? []), ...around, ...turned(towers(unit), unit.index), ...files('compound', 5, 10)].slice(0, 8);
}

const land = (unit: Unit): string[] => {
	const near = places[unit.area.location.key] ?? [];
	return [...near, ...files('compound', 2, 7, 9, 5, 10, 8)];
};

/** File names of the sample photographs, the cover first. The index turns the cover, so that neighbours differ. */
export function choosePhotos(unit: Unit): string[] {
	const count = 5 + (unit.index % 4);
	const covers = exteriors(unit);
	const first = covers[(unit.index + Math.floor(unit.index / 10)) % covers.length] as string;
	if (unit.type === 'land') return turned(land(unit), unit.index).slice(0, 5);
	if (unit.category === 'commercial') return [...new Set(work(unit, first))].slice(0, 5);
	return [...new Set(home(unit, first, count))].slice(0, 8);
}

const turned = <T>(list: T[], by: number): T[] => list.map((_, at) => list[(at + by) % list.length] as T);
