import type { Filters } from '../query.ts';
import { buildChips, type Chip, mergeFilters } from './chips.ts';
import { findingsIn } from './grammar/findings.ts';
import type { Knowledge } from './knowledge.ts';
import { readLexemes } from './lexemes.ts';
import { parted } from './parted.ts';
import { type Reference, referenceIn } from './reference.ts';
import { tokenise } from './tokens.ts';

/** Nobody asks for a home in more than this; what is longer is cut. */
export const LONGEST_QUERY = 500;

export type ParsedQuery = {
	filters: Filters;
	/** What was understood, piece by piece, each with where it was said. */
	chips: Chip[];
	/** What was not understood, as it was typed. */
	rest: string;
	reference: Reference | null;
};

/** What somebody asks for in their own words. The same words always mean the same on the same day. */
export function parseQuery(typed: string, knowledge: Knowledge, today: string): ParsedQuery {
	const text = typed.slice(0, LONGEST_QUERY);
	const reference = referenceIn(text, knowledge.areaCodes);
	const said = reference ? blanked(text, reference) : text;
	const lexemes = readLexemes(said, parted(tokenise(said, knowledge.known), knowledge), knowledge);
	const { chips, rest } = buildChips(said, lexemes, findingsIn(lexemes, { today, amenities: knowledge.amenities }));
	return { filters: mergeFilters(chips), chips, rest, reference };
}

const blanked = (text: string, { start, end }: Reference) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
