import type { Filters, Sort } from '#catalogue/query.ts';
import type { Lexeme } from '../lexemes.ts';
import type { Reason } from '../notes.ts';
import type { Place } from '../places.ts';
import type { Setting } from './measure.ts';
import type { Context } from './quantities.ts';

/** What a reading yields: filters, a place, a sort, a note, text to search for, or nothing. */
type Outcome =
	| { kind: 'filters'; filters: Filters; why?: Reason }
	| { kind: 'place'; place: Place }
	| { kind: 'sort'; sort: Sort }
	| { kind: 'note'; why: Reason }
	| { kind: 'text' }
	| { kind: 'nothing' };

/** A reading and the index after it. */
export type Found = { to: number } & Outcome;

/** A reading and where it begins. */
export type Finding = { from: number } & Found;

export type Facts = { today: string; amenities: ReadonlyMap<string, number>; rates: Setting['rates'] };

/** The lexemes of a query, with what changes how they are read. */
export type Sentence = { lexemes: readonly Lexeme[]; setting: Setting & Context; facts: Facts };
