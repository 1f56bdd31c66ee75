import type { Filters, Sort } from '#catalogue/query.ts';
import type { Lexeme } from '../lexemes.ts';
import type { Reason } from '../notes.ts';
import type { Place } from '../places.ts';
import type { Setting } from './measure.ts';
import type { Context } from './quantities.ts';

/** What some words come to: filters, a place, an order, a note on what no filter can say, words to look for, or nothing. */
type Outcome =
	| { kind: 'filters'; filters: Filters; why?: Reason }
	| { kind: 'place'; place: Place }
	| { kind: 'sort'; sort: Sort }
	| { kind: 'note'; why: Reason }
	| { kind: 'text' }
	| { kind: 'nothing' };

/** What was found from some lexeme on, and up to where. */
export type Found = { to: number } & Outcome;

/** Some lexemes in a row, and what they come to. */
export type Finding = { from: number } & Found;

export type Facts = { today: string; amenities: ReadonlyMap<string, number>; rates: Setting['rates'] };

/** What was typed, and what in it changes how the rest is read. */
export type Sentence = { lexemes: readonly Lexeme[]; setting: Setting & Context; facts: Facts };
