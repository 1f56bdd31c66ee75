import type { AreaFacts } from '../facts.ts';

/** The character of an area: its buildings, their height, and the views. */
export type Zone = 'resort' | 'dense' | 'villas' | 'new';

const seasideCities = ['alexandria', 'delta'];
const denseLocations = ['giza', 'central-cairo', 'heliopolis', 'alexandria'];
const denseAreas = ['nasr-city', 'mokattam', 'zahraa-el-maadi'];

export function findZone(area: AreaFacts): Zone {
	const location = area.location.key;
	if (area.coastal && !seasideCities.includes(location)) return 'resort';
	if (denseLocations.includes(location) || denseAreas.includes(area.key)) return 'dense';
	return location === 'maadi' ? 'villas' : 'new';
}

export const bySea = (area: AreaFacts): boolean => area.coastal || ['gleem', 'new-mansoura'].includes(area.key);
export const byNile = (area: AreaFacts): boolean => ['zamalek', 'garden-city', 'agouza', 'dokki', 'maadi-sarayat'].includes(area.key);
export const hasPlots = (area: AreaFacts): boolean =>
	(findZone(area) === 'new' && ['new-cairo', 'east-cairo', 'sharqia', '6th-of-october', 'sheikh-zayed'].includes(area.location.key)) ||
	area.key === 'hadayek-el-ahram';
