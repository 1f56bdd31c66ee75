import type { Orientation } from '#domain/vocabulary.ts';
import { random } from '../random.ts';
import type { Unit } from './unit.ts';

const faced: Orientation[] = ['north', 'north', 'north', 'north_east', 'north_west', 'east', 'west', 'south', 'south_east'];

/** Known for most flats; never given for land and shops. */
export const chooseOrientation = ({ category, type, index }: Unit): Orientation | null => {
	const draw = random(`orientation:${index}`);
	return category === 'residential' && type !== 'land' && draw.chance(0.8) ? draw.pick(faced) : null;
};
