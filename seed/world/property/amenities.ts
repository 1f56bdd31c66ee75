import type { Random } from '../random.ts';
import { houseTypes, workTypes } from './types.ts';
import type { Unit } from './unit.ts';

/** Facilities of a unit, not of its compound. */
const ofUnit = ['lift', 'natural-gas', 'maids-room', 'drivers-room', 'storage', 'private-garden', 'private-roof', 'sea-view', 'smart-home'];
const around = ['mosque', 'school', 'commercial-strip', 'medical-centre'];
const guarded = ['security', 'cctv', 'covered-garage'];

type Known = Omit<Unit, 'amenities'>;

function own(unit: Known, draw: Random): string[] {
	const { type, size, zone, market } = unit;
	const home = unit.category === 'residential' && type !== 'land';
	const area = size.builtUp ?? 0;
	const found: [string, boolean][] = [
		['private-garden', size.garden !== null],
		['private-roof', size.roof !== null],
		['sea-view', unit.view === 'sea' || unit.view === 'first_row_sea'],
		[
			'lift',
			type === 'building' ||
				(size.floor !== null && (size.floor > 3 || (size.floor > 0 && zone !== 'resort' && draw.chance(unit.compound ? 0.97 : 0.75)))),
		],
		['natural-gas', home && zone !== 'resort' && unit.ready && draw.chance(0.75)],
		['maids-room', home && (size.bedrooms ?? 0) >= 3 && area >= 190 && draw.chance(0.6)],
		['drivers-room', home && (type === 'villa' || type === 'twin_house') && draw.chance(0.4)],
		['storage', home ? draw.chance(0.2) : ['retail', 'pharmacy'].includes(type) && draw.chance(0.7)],
		['smart-home', home && market === 'primary' && unit.finish.finishing === 'fully_finished' && draw.chance(0.25)],
	];
	return found.filter(([, yes]) => yes).map(([key]) => key);
}

export function drawAmenities(unit: Known, draw: Random): string[] {
	const { type, compound } = unit;
	if (type === 'land') return draw.take(['natural-gas', ...around], 5);
	const personal = own(unit, draw);
	const house = !compound && houseTypes.includes(type);
	const work = workTypes.includes(type) || type === 'building';
	const shared = compound
		? compound.amenities.filter((key) => !ofUnit.includes(key))
		: [...guarded.filter((key) => !(house && key === 'covered-garage')), ...around.filter((key) => !(work && key === 'school'))];
	const room = draw.int(6, 10) - personal.length;
	const all = [...draw.take(shared, Math.max(2, room)), ...personal];
	const spare = draw.take(
		[...guarded, ...around].filter((key) => !all.includes(key)),
		Math.max(0, 5 - all.length),
	);
	return [...new Set([...all, ...spare])].slice(0, 10);
}
