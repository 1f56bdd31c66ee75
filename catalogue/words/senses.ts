import type { ShownCurrency, View } from '#domain/vocabulary.ts';
import type { Filters, Sort } from '../query.ts';
import type { Reason } from './notes.ts';

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
	| 'floors'
	| 'orientations'
	| 'nearMetro'
	| 'nearMonorail'
> & { amenity?: string; listedWithinDays?: number };

export type Unit = 'room' | 'bath' | 'metre' | 'foot' | 'feddan' | 'm' | 'percent' | 'year' | 'month' | 'floor' | 'distance' | 'none';
export type Role =
	| 'price'
	| 'allIn'
	| 'over'
	| 'down'
	| 'monthly'
	| 'quarterly'
	| 'halfYearly'
	| 'yearly'
	| 'daily'
	| 'weekly'
	| 'size'
	| 'land'
	| 'garden'
	| 'delivery'
	| 'charges'
	| 'paid'
	| 'age';
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

/** `ordinal`: first, second …, which count floors beside one. */
type Figure = 'number' | 'scale' | 'sum' | 'share' | 'ahead' | 'ordinal';
/**
 * `over`: the word may name what an owner asks for on top, where it bounds nothing.
 * `elsewhere`: a name that people know, of something the brokerage may not have.
 */
type Mark =
	| 'currency'
	| 'over'
	| 'dash'
	| 'filler'
	| 'in'
	| 'near'
	| 'suits'
	| 'or'
	| 'nor'
	| 'and'
	| 'not'
	| 'month'
	| 'everywhere'
	| 'unsupported'
	| 'elsewhere';

/** What a word or an expression can be. One can be several things: what stands around it decides. */
export type Sense =
	| { kind: 'means'; meaning: Meaning }
	| { [K in Figure]: { kind: K; value: number } }[Figure]
	| { kind: 'counted'; unit: Unit; value: number }
	| { kind: 'unit'; unit: Unit }
	| { kind: 'role'; role: Role }
	| { kind: 'bound'; bound: Bound }
	| { kind: 'cue'; cue: Cue }
	| { kind: 'foreign'; currency: ShownCurrency }
	| { kind: 'sort'; sort: Sort }
	/** What can be seen from a home, named without saying so. */
	| { kind: 'seen'; views: View[] }
	| { kind: 'noted'; why: Reason }
	| { [K in Mark]: { kind: K } }[Mark];

export type SenseKind = Sense['kind'];
