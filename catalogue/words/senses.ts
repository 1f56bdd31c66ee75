import type { Filters } from '../query.ts';

/** What a fixed expression sets. Amenities and days are filled in when the content and the day are known. */
export type Meaning = Pick<
	Filters,
	| 'purpose'
	| 'market'
	| 'category'
	| 'types'
	| 'finishings'
	| 'furnished'
	| 'ready'
	| 'views'
	| 'withOffer'
	| 'exclusive'
	| 'instalments'
	| 'remaining'
> & { amenity?: string; listedWithinDays?: number };

export type Unit = 'room' | 'bath' | 'metre' | 'feddan' | 'm' | 'percent' | 'year' | 'month' | 'none';
export type Role = 'price' | 'allIn' | 'over' | 'down' | 'monthly' | 'daily' | 'yearly' | 'size' | 'land' | 'garden' | 'delivery' | 'other';
/** `max` and `min` take in the number they bound, `below` and `above` leave it out. */
export type Bound =
	| 'max'
	| 'min'
	| 'below'
	| 'above'
	| 'about'
	| 'between'
	| 'from'
	| 'to'
	| 'by'
	| 'before'
	| 'after'
	| 'orLess'
	| 'orMore';
export type Cue = 'compound' | 'developer' | 'place';

type Figure = 'number' | 'scale' | 'sum' | 'share' | 'ahead';
/** `over`: the word may name what an owner asks for on top, where it bounds nothing. */
type Mark = 'currency' | 'over' | 'foreign' | 'dash' | 'filler' | 'in' | 'or' | 'and' | 'not' | 'month' | 'everywhere' | 'unsupported';

/** What a word or an expression can be. One can be several things: what stands around it decides. */
export type Sense =
	| { kind: 'means'; meaning: Meaning }
	| { [K in Figure]: { kind: K; value: number } }[Figure]
	| { kind: 'counted'; unit: Unit; value: number }
	| { kind: 'unit'; unit: Unit }
	| { kind: 'role'; role: Role }
	| { kind: 'bound'; bound: Bound }
	| { kind: 'cue'; cue: Cue }
	| { [K in Mark]: { kind: K } }[Mark];

export type SenseKind = Sense['kind'];
