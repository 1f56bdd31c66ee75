import { idAt } from '../assemble.ts';
import { type Random, random } from '../random.ts';
import { bases, checks, exclusions, impressions, steps } from './closings-ar.ts';
import { choose, compose, type Line, type SentenceOption, sentence, writeToLength } from './compose.ts';
import { layouts, openings } from './openings-ar.ts';
import { writeServices } from './services-ar.ts';
import { floors, outdoors, outlooks, positions } from './sights-ar.ts';
import { finishes, readiness } from './states-ar.ts';
import { workTypes } from './types.ts';
import type { Unit } from './unit.ts';
import { type Arabic, arabic, findNoun, floorName, metres, withBedrooms } from './words-ar.ts';

const sights: Record<string, string> = {
	garden: 'بإطلالة على الحديقة',
	landscape: 'بإطلالة على المساحات الخضراء',
	lagoon: 'بإطلالة على البحيرة',
	sea: 'بإطلالة على البحر',
	first_row_sea: 'صف أول على البحر',
	pool: 'بإطلالة على حمام السباحة',
	nile: 'بإطلالة على النيل',
	city: 'بإطلالة على المدينة',
};

/** What distinguishes it in a list of names, in the order of the English version. */
function marks({ type, size, view }: Unit): string[] {
	const found: string[] = [];
	const sight = sights[view ?? ''];
	if (sight && !(size.garden && view === 'garden')) found.push(sight);
	if (size.bedrooms) found.push(withBedrooms(size.bedrooms));
	if (size.garden && type !== 'garden_apartment') found.push('بحديقة خاصة');
	if (size.roof && type !== 'roof') found.push('بروف خاص');
	if (size.builtUp && type !== 'garden_apartment') found.push(sizedAs(type, size.builtUp));
	return found.length > 0 ? found : [''];
}

const sizedAs = (type: string, value: number | null): string => `${findNoun(type).feminine ? 'مساحتها' : 'مساحته'} ${metres(value)}`;

/** Its name, then with more and more details that distinguish it. */
export function* namesAr(unit: Unit): Generator<string> {
	const { size } = unit;
	let name = nameAr(unit);
	yield name;
	const details = [
		size.builtUp && metres(size.builtUp),
		floorName(size.floor),
		size.garden && `حديقة ${metres(size.garden)}`,
		size.roof && `روف ${metres(size.roof)}`,
		`رقم ${idAt(unit.index)}`,
	];
	for (const detail of details) {
		if (!detail || name.includes(detail)) continue;
		name = `${name}، ${detail}`;
		yield name;
	}
}

function nameAr(unit: Unit): string {
	const draw = random(`name:${unit.index}`);
	const { type, category, size, purpose, finish } = unit;
	const { noun, feminine } = findNoun(type);
	const place = unit.compound?.name.ar ?? unit.area.name.ar;
	const sized = (value: number | null) => sizedAs(type, value);
	if (type === 'land') return `أرض ${category === 'commercial' ? 'تجارية' : 'سكنية'} ${sized(size.land)} في ${place}`;
	if (type === 'building') return `مبنى كامل ${sized(size.builtUp)} في ${place}`;
	const rent = purpose === 'rent' ? ' للإيجار' : '';
	const title = finish.furnished && type !== 'serviced_apartment' ? `${noun} ${feminine ? 'مفروشة' : 'مفروش'}` : noun;
	if (workTypes.includes(type)) {
		const floor = size.floor ? `، ${floorName(size.floor)}` : '';
		return draw.chance(0.5) ? `${title}${rent} ${sized(size.builtUp)} في ${place}` : `${title}${rent} في ${place}${floor}`;
	}
	if (!unit.compound && size.floor && draw.chance(0.45)) return `${title}${rent} في ${place}، ${floorName(size.floor)}`;
	const mark = draw.pick(marks(unit));
	const joined = type === 'garden_apartment' && rent === '' && !finish.furnished ? mark.replace(/^ب/, 'و') : mark;
	return joined.startsWith('و') ? `${title} ${joined} في ${place}` : `${title}${rent} ${joined} في ${place}`.replace(/ +/g, ' ');
}

export const descriptionAr = (unit: Unit): string => writeToLength((attempt) => writeAr(unit, random(`text-ar:${unit.index}:${attempt}`)));

function writeAr(unit: Unit, draw: Random): string {
	const words = arabic(unit);
	const opening = choose(openings, words, draw);
	const covered = opening.covers;
	const line = (pool: SentenceOption<Arabic>[], rank?: 1 | 2): Line[] => sentence(pool, words, draw).map((text) => ({ text, rank }));
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
