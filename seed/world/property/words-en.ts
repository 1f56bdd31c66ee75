import { shownByImpression, type Unit } from './unit.ts';

/** The building blocks of English sentences. */
export type English = {
	unit: Unit;
	noun: string;
	a: string;
	size: string;
	/** "in Lotus Court, in the Fifth Settlement" */
	where: string;
	/** The same with a closing comma, before a verb. */
	there: string;
	rooms: string;
	floor: string | null;
	delivery: string | null;
	will: (now: string, later: string) => string;
	impression: boolean;
	lift: boolean;
};

const nouns: Record<string, string> = {
	garden_apartment: 'garden apartment',
	roof: 'roof unit',
	twin_house: 'twin house',
	town_house: 'townhouse',
	i_villa: 'i-villa',
	serviced_apartment: 'serviced apartment',
	retail: 'shop',
	land: 'plot',
};
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ordinals =
	'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const number = (value: number): string => numbers[value] ?? String(value);
export const metres = (value: number | null): string => `${String(value ?? 0).replace(/\B(?=(\d{3})+$)/g, ',')}\u00a0m²`;
export const list = (items: string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
export const findNoun = (type: string): string => nouns[type] ?? type;
const article = (noun: string): string => (/^[aeio]/.test(noun) ? 'an' : 'a');

/** "the Fifth Settlement", but plain "Degla". */
export const withArticle = (place: string): string =>
	/Settlement$|Belt$|Coast$|Capital$|^Red Sea$|^Delta$/.test(place) ? `the ${place}` : place;

const around: Record<string, string> = { 'north-coast': 'on the North Coast', 'red-sea': 'on the Red Sea' };

function describePlace({ compound, area }: Unit): string {
	const place = withArticle(area.name.en);
	if (compound) return `in ${compound.name.en}, ${place === area.name.en ? place : `in ${place}`}`;
	const location = area.location.name.en;
	if (location.split(' ').some((word) => word.length > 3 && area.name.en.includes(word))) return `in ${place}`;
	const region = withArticle(location);
	return `in ${place}, ${around[area.location.key] ?? (region === location ? location : `in ${region}`)}`;
}

function describeRooms({ size, amenities }: Unit): string {
	const { bedrooms, bathrooms } = size;
	if (!bedrooms) return 'one open room and a bathroom';
	const extra = [
		amenities.includes('maids-room') ? "a maid's room" : '',
		amenities.includes('drivers-room') ? "a driver's room" : '',
		amenities.includes('storage') ? 'a storage room' : '',
	].filter(Boolean);
	const counted = (value: number, noun: string) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
	return list([counted(bedrooms, 'bedroom'), counted(bathrooms ?? 1, 'bathroom'), ...extra]);
}

export const floorName = (floor: number | null): string | null => (floor === null ? null : `${ordinals[floor] ?? `${floor}th`} floor`);

export function english(unit: Unit): English {
	const noun = findNoun(unit.type);
	const where = describePlace(unit);
	const [year, month] = (unit.deliveryDate ?? '').split('-');
	return {
		unit,
		noun,
		a: `${article(noun)} ${noun}`,
		size: metres(unit.size.builtUp ?? unit.size.land),
		where,
		there: where.includes(',') ? `${where},` : where,
		rooms: describeRooms(unit),
		floor: floorName(unit.size.floor),
		delivery: month ? `${months[Number(month) - 1]} ${year}` : null,
		will: (now, later) => (unit.ready ? now : later),
		impression: shownByImpression(unit),
		lift: unit.amenities.includes('lift'),
	};
}
