import { type Channel, type PropertyType, propertyTypes } from '#domain/vocabulary.ts';

export const otherTypes = ['office', 'clinic', 'retail', 'pharmacy', 'land', 'building'] as const satisfies PropertyType[];
const others: ReadonlySet<string> = new Set(otherTypes);
export const homeTypes = propertyTypes.filter((type) => !others.has(type));

/** How an owner can be answered; no video calls, since there is nothing to show yet. */
export const channels = ['call', 'whatsapp', 'email'] as const satisfies Channel[];

const withLand: ReadonlySet<string> = new Set<PropertyType>([
	'garden_apartment',
	'villa',
	'twin_house',
	'town_house',
	'i_villa',
	'land',
	'building',
]);

/** True before a type is chosen, so that every field is asked. */
export const isHome = (type: string): boolean => !others.has(type);
export const isBuilt = (type: string): boolean => type !== 'land';
export const hasLand = (type: string): boolean => withLand.has(type);
