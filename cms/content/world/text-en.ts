import { bases, checks, exclusions, impressions, steps } from './closings-en.ts';
import { choose, compose, type Say } from './compose.ts';
import { finishes, floors, outdoors, outlooks, readiness } from './middles-en.ts';
import { layouts, openings } from './openings-en.ts';
import { type Random, random } from './random.ts';
import { workTypes } from './types.ts';
import type { Unit } from './unit.ts';
import { capital, type English, english, floorName, metres, nounOf, number, withThe } from './words-en.ts';

const sights: Record<string, string> = {
	garden: 'with a garden view',
	landscape: 'facing the landscape',
	lagoon: 'with a lagoon view',
	sea: 'with a sea view',
	first_row_sea: 'on the first row by the sea',
	pool: 'with a pool view',
	nile: 'with a Nile view',
	city: 'with a city view',
};

/** What sets it apart in a list of names. */
function marks({ type, size, view }: Unit): string[] {
	const found: string[] = [];
	const sight = sights[view ?? ''];
	if (sight) found.push(sight);
	if (size.bedrooms) found.push(`with ${number(size.bedrooms)} bedroom${size.bedrooms === 1 ? '' : 's'}`);
	if (size.garden && type !== 'garden_apartment') found.push('with a private garden');
	if (size.roof && type !== 'roof') found.push('with a private roof');
	return found.length > 0 ? found : [''];
}

export function nameEn(unit: Unit): string {
	const draw = random(`name:${unit.index}`);
	const { type, category, size, purpose, finish } = unit;
	const place = unit.compound?.name.en ?? withThe(unit.area.name.en);
	if (type === 'land') return `${category === 'commercial' ? 'Commercial' : 'Residential'} plot of ${metres(size.land)} in ${place}`;
	if (type === 'building') return `Whole building of ${metres(size.builtUp)} in ${place}`;
	const rent = purpose === 'rent' ? ' to rent' : '';
	const noun = type === 'villa' ? 'stand-alone villa' : nounOf(type);
	const title = capital(finish.furnished && type !== 'serviced_apartment' ? `furnished ${noun}` : noun);
	if (workTypes.includes(type)) {
		const floor = size.floor ? `, ${floorName(size.floor)}` : '';
		return draw.chance(0.5) ? `${title} of ${metres(size.builtUp)}${rent} in ${place}` : `${title}${rent} in ${place}${floor}`;
	}
	if (!unit.compound && size.floor && draw.chance(0.45)) return `${title}${rent} in ${place}, ${floorName(size.floor)}`;
	return `${title}${rent} ${draw.pick(marks(unit))} in ${place}`.replace(/ +/g, ' ');
}

export function descriptionEn(unit: Unit): string {
	const draw = random(`text-en:${unit.index}`);
	const words = english(unit);
	const opening = choose(openings, words, draw);
	const covered = opening.covers;
	const line = (pool: Say<English>[], unless = false) => lines(pool, words, draw, unless);
	return compose(
		{
			opening: [opening.say(words), ...line(layouts, unit.size.bedrooms === null || covered === 'rooms')],
			middle: {
				must: [...line(finishes), ...line(readiness), ...line(outdoors)],
				may: [...line(outlooks), ...line(floors, unit.size.floor === null || covered === 'floor')],
			},
			closing: {
				must: [...line(bases), ...line(exclusions), ...line(impressions, !words.impression)],
				may: [...line(checks), ...line(steps)],
			},
		},
		draw,
	);
}

/** One sentence of the pool, or none where nothing in it applies. */
function lines(pool: Say<English>[], words: English, draw: Random, unless: boolean): string[] {
	if (unless || !pool.some(({ fits }) => fits?.(words) ?? true)) return [];
	return [choose(pool, words, draw).say(words)];
}
