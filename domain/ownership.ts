import type { Category, PropertyType } from './vocabulary.ts';

/** What the law says to somebody who is not Egyptian and wants to buy: sample-text level, and no advice. */
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

/** The day on which the rules below were last read against the texts of the laws. */
export const OWNERSHIP_READ_ON = '2026-11-16';

/** The most that a foreigner’s home may measure. */
export const LARGEST_FOREIGN_HOME = 4000;

const sinai = ['north-sinai', 'south-sinai'];
/** The banks of these that are east of the canal belong to Sinai as well. */
const canal = ['port-said', 'ismailia', 'suez'];
/** Where the decree on tourist areas names stretches of coast. */
const coast = ['red-sea', 'matrouh'];

export type OwnershipSubject = {
	/** The key of its region; null where nobody knows in which it lies. */
	governorate: string | null;
	type: PropertyType;
	category: Category;
	/** The larger of land and building. */
	squareMetres: number | null;
};

/** By place first, then by what it is. Null where the place is not known: in one of them nothing can be owned. */
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
