import { idAt } from '../assemble.ts';
import { type Random, random } from '../random.ts';
import { bases, checks, exclusions, impressions, steps } from './closings-en.ts';
import { choose, compose, type Line, type SentenceOption, sentence, writeToLength } from './compose.ts';
import { layouts, openings } from './openings-en.ts';
import { writeServices } from './services-en.ts';
import { floors, outdoors, outlooks, positions } from './sights-en.ts';
import { finishes, readiness } from './states-en.ts';
import { workTypes } from './types.ts';
import type { Unit } from './unit.ts';
import { capital, type English, english, findNoun, floorName, metres, number, withArticle } from './words-en.ts';

const sights: Record<string, string> = {
	garden: 'with a garden view',
	landscape: 'with a landscape view',
	lagoon: 'with a lagoon view',
	sea: 'with a sea view',
	first_row_sea: 'on the first row by the sea',
	pool: 'with a pool view',
	nile: 'with a Nile view',
	city: 'with a city view',
};

/** Words before or after the noun. */
type Mark = { before?: string; after?: string };

/** What distinguishes it in a list of names. */
function marks({ type, size, view }: Unit): Mark[] {
	const found: Mark[] = [];
	const sight = sights[view ?? ''];
	if (sight && !(size.garden && view === 'garden')) found.push({ after: sight });
	if (size.bedrooms) found.push({ before: `${number(size.bedrooms)}-bedroom` });
	if (size.garden && type !== 'garden_apartment') found.push({ after: 'with a private garden' });
	if (size.roof && type !== 'roof') found.push({ after: 'with a private roof' });
	if (size.builtUp && type !== 'garden_apartment') found.push({ before: metres(size.builtUp) });
	return found.length > 0 ? found : [{}];
}

/** Its name, then with more and more details that distinguish it. */
export function* namesEn(unit: Unit): Generator<string> {
	const { size } = unit;
	let name = nameEn(unit);
	yield name;
	const details = [
		size.builtUp && metres(size.builtUp),
		floorName(size.floor),
		size.garden && `garden of ${metres(size.garden)}`,
		size.roof && `roof of ${metres(size.roof)}`,
		`no. ${idAt(unit.index)}`,
	];
	for (const detail of details) {
		if (!detail || name.includes(detail)) continue;
		name = `${name}, ${detail}`;
		yield name;
	}
}

function nameEn(unit: Unit): string {
	const draw = random(`name:${unit.index}`);
	const { type, category, size, purpose, finish } = unit;
	const place = unit.compound?.name.en ?? withArticle(unit.area.name.en);
	if (type === 'land') return `${metres(size.land)} ${category === 'commercial' ? 'commercial' : 'residential'} plot in ${place}`;
	if (type === 'building') return `${metres(size.builtUp)} whole building in ${place}`;
	const rent = purpose === 'rent' ? ' for rent' : '';
	const noun = type === 'villa' ? 'standalone villa' : findNoun(type);
	const furnished = finish.furnished && type !== 'serviced_apartment' ? 'furnished' : '';
	const titled = ({ before = '', after = '' }: Mark) => capital([furnished, before, noun, after].filter(Boolean).join(' '));
	if (workTypes.includes(type)) {
		const floor = size.floor ? `, ${floorName(size.floor)}` : '';
		const isSized = draw.chance(0.5);
		return isSized ? `${titled({ before: metres(size.builtUp) })}${rent} in ${place}` : `${titled({})}${rent} in ${place}${floor}`;
	}
	if (!unit.compound && size.floor && draw.chance(0.45)) return `${titled({})}${rent} in ${place}, ${floorName(size.floor)}`;
	return `${titled(draw.pick(marks(unit)))}${rent} in ${place}`;
}

export const descriptionEn = (unit: Unit): string => writeToLength((attempt) => writeEn(unit, random(`text-en:${unit.index}:${attempt}`)));

function writeEn(unit: Unit, draw: Random): string {
	const words = english(unit);
	const opening = choose(openings, words, draw);
	const covered = opening.covers;
	const line = (pool: SentenceOption<English>[], rank?: 1 | 2): Line[] => sentence(pool, words, draw).map((text) => ({ text, rank }));
	const position = covered !== 'floor' && draw.chance(0.5) ? line(positions, 2) : [];
	const apart = position.length === 0;
	return compose(
		{
			opening: [{ text: opening.say(words) }, ...(unit.size.bedrooms === null || covered === 'rooms' ? [] : line(layouts))],
			state: [...line(finishes), ...line(readiness)],
			place: [
				...(covered === 'land' ? [] : line(outdoors, 1)),
				...position,
				...(apart && unit.size.floor !== null && covered !== 'floor' ? line(floors, 2) : []),
				...(apart ? line(outlooks, 2) : []),
				...writeServices(words, draw).map((text): Line => ({ text, rank: 2 })),
			],
			closing: [...line(bases), ...line(exclusions), ...line(checks, 2), ...(words.impression ? line(impressions) : []), ...line(steps, 2)],
		},
		draw,
	);
}
