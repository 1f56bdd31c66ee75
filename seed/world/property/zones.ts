import type { AreaFacts } from '../facts.ts';

/** How an area is built: what stands there, how high, and what one sees from it. */
export type Zone = 'resort' | 'dense' | 'villas' | 'new';

const seasideCities = ['alexandria', 'delta'];
const denseLocations = ['giza', 'central-cairo', 'heliopolis', 'alexandria'];

export function findZone(area: AreaFacts): Zone {
	const location = area.location.key;
	if (area.coastal && !seasideCities.includes(location)) return 'resort';
	if (denseLocations.includes(location) || area.key === 'zahraa-el-maadi') return 'dense';
	return location === 'maadi' ? 'villas' : 'new';
}

export const bySea = (area: AreaFacts): boolean => area.coastal || ['gleem', 'new-mansoura'].includes(area.key);
export const byNile = (area: AreaFacts): boolean => ['zamalek', 'garden-city', 'agouza', 'dokki', 'maadi-sarayat'].includes(area.key);
export const hasPlots = (area: AreaFacts): boolean =>
	['new-cairo', 'east-cairo', '6th-of-october', 'sheikh-zayed'].includes(area.location.key) || area.key === 'hadayek-el-ahram';
