import { answered } from '../match/groups.ts';
import type { Filters, Sort } from '../query.ts';
import { foldedWord } from './fold.ts';
import type { Knowledge } from './knowledge.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { type Token, wordTokens } from './tokens.ts';
import continuations from './vocabulary/continuations.json' with { type: 'json' };
import { vocabulary } from './vocabulary.ts';

/** The whole of what was typed with its last words finished. */
export type SuggestedWords = { text: string; filters: Filters; sort: Sort | null; count: number };

const SHOWN = 2;
const MOST_TRIED = 4;
const SHORTEST = 3;

/** `3 b` may go on to bedrooms, and `down 5` to thousands and millions: each is tried, and what brings homes is offered. */
export function createContinuations(knowledge: Knowledge, count: (filters: Filters) => number) {
	return function continued(typed: string, today: string, among: Filters): SuggestedWords[] {
		const tokens = wordTokens(typed);
		const last = tokens.at(-1);
		if (!last || last.end !== typed.length || (tokens.length > 1 && vocabulary.isPlacing(last.raw))) return [];
		const tried = candidates(typed, tokens, last).slice(0, MOST_TRIED);
		if (tried.length === 0) return [];
		const now = meaningOf(parseQuery(typed, knowledge, today));
		const found: SuggestedWords[] = [];
		for (const text of tried) {
			const said = parseQuery(text, knowledge, today);
			if (said.text || said.notes.length > 0 || meaningOf(said) === now) continue;
			const filters = answered(among, said.filters);
			const isNew = !found.some((one) => JSON.stringify(one.filters) === JSON.stringify(filters));
			const homes = isNew ? count(filters) : 0;
			if (homes > 0) found.push({ text, filters, sort: said.sort, count: homes });
			if (found.length === SHOWN) break;
		}
		return found;
	};
}

function candidates(typed: string, tokens: readonly Token[], last: Token): string[] {
	const script = /\p{Script=Arabic}/u.test(typed) ? 'ar' : 'en';
	const { afterNumber, words } = continuations;
	if (isNumber(last)) return afterNumber[script].map((word) => `${typed} ${word}`);
	const before = tokens.at(-2);
	const head = typed.slice(0, last.start);
	const begun = foldedWord(last.raw);
	const counted = before && isNumber(before) ? afterNumber[script].filter((word) => foldedWord(word).startsWith(begun)) : [];
	const others =
		last.raw.length < SHORTEST ? [] : words[script].filter((word) => foldedWord(word).startsWith(begun) && foldedWord(word) !== begun);
	return [...counted, ...others].map((word) => head + word);
}

const meaningOf = ({ filters, sort }: ParsedQuery) => JSON.stringify([filters, sort]);

const isNumber = ({ raw }: Token) => /^\p{Nd}+$/u.test(raw);
