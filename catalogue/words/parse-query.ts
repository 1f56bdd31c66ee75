import type { Filters, Sort } from '../query.ts';
import { buildChips, type Chip, mergeFilters } from './chips.ts';
import { findingsIn } from './grammar/findings.ts';
import type { Knowledge } from './knowledge.ts';
import { hasSense, type Lexeme, readLexemes } from './lexemes.ts';
import type { Note } from './notes.ts';
import { type Reference, referenceIn } from './reference.ts';
import { splitJoinedWords } from './split-joined-words.ts';
import { tokenise } from './tokens.ts';

/** Longer texts are cut. */
export const LONGEST_QUERY = 500;

export type ParsedQuery = {
	filters: Filters;
	/** What was understood, piece by piece, with positions. */
	chips: Chip[];
	sort: Sort | null;
	/** What was understood but cannot be filtered by. */
	notes: Note[];
	/** What was not understood, as typed. */
	text: string;
	reference: Reference | null;
};

/** Parses a query in free words. The result depends only on the words, the knowledge and the day. */
export function parseQuery(typed: string, knowledge: Knowledge, today: string): ParsedQuery {
	const cut = typed.slice(0, LONGEST_QUERY);
	const reference = referenceIn(cut, knowledge.areaCodes);
	const said = reference ? blanked(cut, reference) : cut;
	const lexemes = readLexemes(said, splitJoinedWords(tokenise(said, knowledge.known), knowledge), knowledge);
	const { amenities, rates } = knowledge;
	const understood = buildChips(said, lexemes, findingsIn(lexemes, { today, amenities, rates }));
	const { chips, sort, notes } = understood;
	const text = /[\p{L}\p{N}]/u.test(understood.text) ? understood.text : '';
	const isNothing = chips.length === 0 && notes.length === 0 && text === '' && !reference && !lexemes.some(asksForAll);
	const unread: Note[] = isNothing && typed.trim() !== '' ? [{ why: 'unread', text: typed.trim().slice(0, LONGEST_NOTE) }] : [];
	return { filters: mergeFilters(chips), chips, sort, notes: [...notes, ...unread], text, reference };
}

const LONGEST_NOTE = 80;

/** The country, or everything in some order. */
const asksForAll = (lexeme: Lexeme) => hasSense(lexeme, 'everywhere') || hasSense(lexeme, 'sort');

const blanked = (text: string, { start, end }: Reference) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
