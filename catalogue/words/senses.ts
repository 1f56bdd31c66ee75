import type { ShownCurrency, View } from '#domain/vocabulary.ts';
import type { Filters, Sort } from '../query.ts';
import type { Reason } from './notes.ts';

/** What a fixed expression sets. Amenities and days are resolved when content and day are known. */
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
/** `max` and `min` include the number they bound, `below` and `above` exclude it. */
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

/** `ordinal`: first, second …, which count floors next to one. */
type Figure = 'number' | 'scale' | 'sum' | 'share' | 'ahead' | 'ordinal';
/**
 * `over`: the word may mean the over of a takeover, if it bounds nothing.
 * `elsewhere`: a well-known name of something the brokerage may not have.
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

/** The meaning of a word or expression. One word may have several; its surroundings decide. */
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
	/** A view named without the word “view”. */
	| { kind: 'seen'; views: View[] }
	| { kind: 'noted'; why: Reason }
	| { [K in Mark]: { kind: K } }[Mark];

export type SenseKind = Sense['kind'];
