import type { Random } from '../random.ts';
import { workTypes } from './types.ts';
import type { Unit } from './unit.ts';
import { capital, type English, list } from './words-en.ts';

const shared: Record<string, string> = {
	clubhouse: 'a clubhouse',
	'swimming-pool': 'a swimming pool',
	gym: 'a gym',
	'kids-area': "a children's area",
	lagoon: 'a lagoon',
	'jogging-track': 'a jogging track',
	'cycling-lane': 'a cycling lane',
	'pet-area': 'an area for pets',
	'covered-garage': 'a covered garage',
	security: 'guards at all hours',
	cctv: 'cameras',
};
const near: Record<string, string> = {
	school: 'a school',
	mosque: 'a mosque',
	'commercial-strip': 'shops',
	'medical-centre': 'a medical centre',
};

const named = ({ amenities }: Unit, words: Record<string, string>): string[] => amenities.flatMap((key) => words[key] ?? []).slice(0, 3);

function inCompound({ will, unit }: English, name: string, draw: Random): string[] {
	const found = named(unit, shared);
	if (found.length < 2) return [];
	return [
		draw.pick([
			`${name} ${will('has', 'will have')} ${list(found)}.`,
			`Owners ${will('share', 'will share')} ${list(found)}.`,
			`Around it ${will('you find', 'are planned')} ${list(found)}.`,
		]),
	];
}

/** What is around the unit. */
export function writeServices(words: English, draw: Random): string[] {
	const { unit } = words;
	if (unit.compound) return inCompound(words, unit.compound.name.en, draw);
	const found = named(unit, near).filter((name) => !(workTypes.includes(unit.type) && name === 'shops'));
	if (found.length < 2) return [];
	const places = list(found);
	return [
		draw.pick([
			`${capital(places)} are in the same district.`,
			`Nearby are ${places}.`,
			`You can reach ${places} without crossing the city.`,
		]),
	];
}
