import type { Category, PropertyType } from './vocabulary.ts';

/** Which rule of Egyptian law applies to a buyer who is not Egyptian. General information, not legal advice. */
export const ownershipRules = ['home', 'resort', 'land', 'business', 'tooLarge', 'sinai'] as const;
export type OwnershipRule = (typeof ownershipRules)[number];
export type OwnershipCondition =
	| 'twoHomes'
	| 'size'
	| 'fiveYears'
	| 'registration'
	| 'decree'
	| 'buildIt'
	| 'farmland'
	| 'company'
	| 'border'
	| 'eastOfCanal'
	| 'exception'
	| 'term'
	| 'approvals'
	| 'parents';
export type OwnershipSource = 'law230' | 'decree548' | 'law15' | 'law72' | 'law14' | 'decree959';

export type Ownership = { rule: OwnershipRule; conditions: OwnershipCondition[]; sources: OwnershipSource[] };

/** When these rules were last checked against the texts of the laws. */
export const OWNERSHIP_READ_ON = '2026-11-16';

/** In square metres, the largest home a foreigner may own. */
export const LARGEST_FOREIGN_HOME = 4000;

const sinai = ['north-sinai', 'south-sinai'];
/** Governorates whose part east of the canal counts as Sinai. */
const canal = ['port-said', 'ismailia', 'suez'];
/** Governorates in which the decree on tourist areas names stretches of coast. */
const coast = ['red-sea', 'matrouh'];

export type OwnershipSubject = {
	/** Key of the governorate; null if not known. */
	governorate: string | null;
	type: PropertyType;
	category: Category;
	/** The larger of land and building area. */
	squareMetres: number | null;
};

/** The place decides before the type. Null where the place is not known, because in Sinai nothing can be owned. */
export function readOwnership({ governorate, type, category, squareMetres }: OwnershipSubject): Ownership | null {
	if (governorate === null) return null;
	if (sinai.includes(governorate)) return { rule: 'sinai', conditions: ['term', 'approvals', 'parents'], sources: ['law14', 'decree959'] };
	const nearCanal: OwnershipCondition[] = canal.includes(governorate) ? ['eastOfCanal'] : [];
	if (category === 'commercial' || type === 'building')
		return { rule: 'business', conditions: ['company', 'border', ...nearCanal, 'registration'], sources: ['law72', 'law230'] };
	if (squareMetres !== null && squareMetres > LARGEST_FOREIGN_HOME)
		return { rule: 'tooLarge', conditions: ['exception', 'twoHomes', ...nearCanal, 'registration'], sources: ['law230'] };
	if (type === 'land')
		return {
			rule: 'land',
			conditions: ['buildIt', 'size', 'twoHomes', 'farmland', ...nearCanal, 'registration'],
			sources: ['law230', 'law15'],
		};
	if (coast.includes(governorate))
		return { rule: 'resort', conditions: ['decree', 'size', 'registration'], sources: ['decree548', 'law230'] };
	return { rule: 'home', conditions: ['twoHomes', 'size', 'fiveYears', ...nearCanal, 'registration'], sources: ['law230'] };
}
