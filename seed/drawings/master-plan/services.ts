import type { Text } from '#seed/sample/shapes.ts';

/** Facilities that have a place on the plan, in the order of its legend. Their names are those of the facilities. */
const placed: Record<string, Text> = {
	clubhouse: { en: 'Clubhouse', ar: 'كلوب هاوس' },
	'commercial-strip': { en: 'Shops', ar: 'منطقة تجارية' },
	school: { en: 'School', ar: 'مدرسة' },
	mosque: { en: 'Mosque', ar: 'مسجد' },
	'medical-centre': { en: 'Medical centre', ar: 'مركز طبي' },
	'kids-area': { en: "Kids' area", ar: 'منطقة أطفال' },
	'pet-area': { en: 'Pet area', ar: 'منطقة حيوانات أليفة' },
};

export type Service = { letter: string; key: string; name: Text };

export const chooseServices = (amenities: string[]): Service[] =>
	Object.entries(placed)
		.filter(([key]) => amenities.includes(key))
		.map(([key, name], index) => ({ letter: String.fromCharCode(65 + index), key, name }));
