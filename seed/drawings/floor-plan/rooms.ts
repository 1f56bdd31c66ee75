import type { Text } from '#seed/sample/shapes.ts';
import { ink } from '../svg.ts';
import { DRESSING } from './layouts.ts';

export type RoomKind =
	| 'master'
	| 'bedroom'
	| 'bathroom'
	| 'dressing'
	| 'toilet'
	| 'reception'
	| 'studio'
	| 'kitchen'
	| 'hall'
	| 'stairs'
	| 'terrace'
	| 'garden'
	| 'roof'
	| 'desks'
	| 'meeting'
	| 'manager'
	| 'front-desk'
	| 'waiting'
	| 'examination'
	| 'shop'
	| 'store'
	| 'pantry';

const kinds: Record<string, RoomKind> = {
	1: 'master',
	x: 'bathroom',
	[DRESSING]: 'dressing',
	L: 'reception',
	U: 'studio',
	K: 'kitchen',
	H: 'hall',
	S: 'stairs',
	T: 'terrace',
	G: 'garden',
	R: 'roof',
	O: 'desks',
	M: 'meeting',
	I: 'meeting',
	N: 'manager',
	Q: 'manager',
	C: 'front-desk',
	A: 'waiting',
	t: 'toilet',
	u: 'toilet',
	v: 'toilet',
	w: 'toilet',
	E: 'examination',
	F: 'examination',
	P: 'shop',
	Z: 'store',
	k: 'pantry',
};

export const roomKind = (letter: string): RoomKind => kinds[letter] ?? (/\d/.test(letter) ? 'bedroom' : 'bathroom');

export const roomNames: Record<RoomKind, Text> = {
	master: { en: 'Master bedroom', ar: 'غرفة ماستر' },
	bedroom: { en: 'Bedroom', ar: 'غرفة نوم' },
	bathroom: { en: 'Bath', ar: 'حمام' },
	dressing: { en: 'Dressing', ar: 'دريسينج' },
	toilet: { en: 'Toilet', ar: 'دورة مياه' },
	reception: { en: 'Reception', ar: 'ريسبشن' },
	studio: { en: 'Living and sleeping', ar: 'معيشة ونوم' },
	kitchen: { en: 'Kitchen', ar: 'مطبخ' },
	hall: { en: 'Hall', ar: 'طرقة' },
	stairs: { en: 'Stairs', ar: 'سلم' },
	terrace: { en: 'Terrace', ar: 'تراس' },
	garden: { en: 'Garden', ar: 'حديقة' },
	roof: { en: 'Roof', ar: 'روف' },
	desks: { en: 'Work space', ar: 'مساحة عمل' },
	meeting: { en: 'Meeting', ar: 'اجتماعات' },
	manager: { en: 'Office', ar: 'مكتب' },
	'front-desk': { en: 'Front desk', ar: 'استقبال' },
	waiting: { en: 'Waiting', ar: 'انتظار' },
	examination: { en: 'Examination', ar: 'غرفة كشف' },
	shop: { en: 'Shop floor', ar: 'صالة العرض' },
	store: { en: 'Store', ar: 'مخزن' },
	pantry: { en: 'Pantry', ar: 'بوفيه' },
};

const floors: Partial<Record<RoomKind, string>> = {
	bathroom: ink.blue50,
	toilet: ink.blue50,
	kitchen: ink.blue50,
	pantry: ink.blue50,
	hall: ink.sand50,
	stairs: ink.sand50,
	terrace: ink.sand100,
	roof: ink.sand100,
	garden: ink.green50,
	store: ink.sand50,
	dressing: ink.sand50,
};

export const floorColour = (kind: RoomKind): string => floors[kind] ?? ink.white;

export const isOutdoors = (kind: RoomKind): boolean => kind === 'terrace' || kind === 'garden' || kind === 'roof';

export const hasWindows = (kind: RoomKind): boolean =>
	!isOutdoors(kind) && !['bathroom', 'toilet', 'hall', 'stairs', 'store', 'dressing', 'pantry'].includes(kind);
