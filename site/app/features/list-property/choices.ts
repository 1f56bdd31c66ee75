/** What an owner can choose from: the words of our content model that fit an offer. */
export const purposes = ['sale', 'rent'] as const;

export const homeTypes = [
	'apartment',
	'garden_apartment',
	'duplex',
	'penthouse',
	'studio',
	'loft',
	'roof',
	'villa',
	'twin_house',
	'town_house',
	'i_villa',
	'chalet',
	'cabin',
	'serviced_apartment',
] as const;
export const otherTypes = ['office', 'clinic', 'retail', 'pharmacy', 'land', 'building'] as const;
export const types = [...homeTypes, ...otherTypes] as const;

export const finishings = ['core_shell', 'semi_finished', 'lux', 'super_lux', 'ultra_super_lux', 'fully_finished'] as const;
export const periods = ['month', 'day', 'year'] as const;
export const channels = ['call', 'whatsapp', 'email'] as const;

const withLand = new Set(['garden_apartment', 'villa', 'twin_house', 'town_house', 'i_villa', 'land', 'building']);

/** What is asked of this kind of property. Before a type is chosen, everything is. */
export const isHome = (type: string): boolean => !otherTypes.includes(type as 'office');
export const isBuilt = (type: string): boolean => type !== 'land';
export const hasLand = (type: string): boolean => withLand.has(type);
