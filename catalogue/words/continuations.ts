import type { Locale } from '#domain/locales.ts';
import { foldedWord } from '#domain/words/spelling.ts';
import { mergeAnswer } from '../match/groups.ts';
import type { Filters, Sort } from '../query.ts';
import type { Knowledge } from './knowledge.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { detectScript } from './script.ts';
import { type Token, wordTokens } from './tokens.ts';
import continuations from './vocabulary/continuations.json' with { type: 'json' };
import { vocabulary } from './vocabulary.ts';

/** The whole text with its last words completed. */
export type SuggestedWords = { text: string; filters: Filters; sort: Sort | null; count: number };

const SHOWN = 2;
const MOST_TRIED = 4;
const SHORTEST = 3;
/** Longer numbers with a scale (“a thousand million”) are never meant. */
const LONGEST_SCALED = 3;

/** Completes `3 b` to bedrooms and `down 5` to thousands and millions: each is tried, and offered if it finds homes. */
export function createContinuations(knowledge: Knowledge, count: (filters: Filters) => number) {
	return function continued(typed: string, locale: Locale, today: string, among: Filters): SuggestedWords[] {
		const tokens = wordTokens(typed);
		const last = tokens.at(-1);
		if (!last || last.end !== typed.length || (tokens.length > 1 && vocabulary.isPlacing(last.raw))) return [];
		const tried = candidates(typed, tokens, last, locale).slice(0, MOST_TRIED);
		if (tried.length === 0) return [];
		const now = serializeMeaning(parseQuery(typed, knowledge, today));
		const found: SuggestedWords[] = [];
		for (const { text, isScale } of tried) {
			const said = parseQuery(text, knowledge, today);
			if (said.text || said.notes.length > 0 || serializeMeaning(said) === now) continue;
			const filters = mergeAnswer(among, said.filters);
			const isNew = !found.some((one) => JSON.stringify(one.filters) === JSON.stringify(filters));
			const homes = isNew ? count(filters) : 0;
			if (homes > 0 && !(isScale && homes === countWithout(said))) found.push({ text, filters, sort: said.sort, count: homes });
			if (found.length === SHOWN) break;
		}
		return found;

		/** The count without the amount: an amount that all homes meet says nothing. */
		function countWithout({
			filters: { downPayment, monthly, purpose = (downPayment ?? monthly) ? 'sale' : undefined },
		}: ParsedQuery): number {
			const before = isNumber(last as Token) ? (last as Token) : (tokens.at(-2) as Token);
			const { filters } = parseQuery(typed.slice(0, before.start), knowledge, today);
			return count(mergeAnswer(among, { ...filters, ...(purpose && { purpose }) }));
		}
	};
}

type Candidate = { text: string; isScale: boolean };

/** In the script of what was typed. */
function candidates(typed: string, tokens: readonly Token[], last: Token, locale: Locale): Candidate[] {
	const script = detectScript(typed, locale);
	const number = [last, tokens.at(-2)].find((token) => token && isNumber(token));
	const isLess = number && vocabulary.endsBelow(typed.slice(0, number.start));
	const counted = continuations[isLess ? 'afterBelow' : 'afterNumber'][script]
		.map((word) => ({ word, isScale: vocabulary.isScale(word) }))
		.filter(({ isScale }) => number && !(isScale && number.raw.length > LONGEST_SCALED));
	if (number === last) return counted.map(({ word, isScale }) => ({ text: `${typed} ${word}`, isScale }));
	const begun = foldedWord(last.raw);
	const others = last.raw.length < SHORTEST ? [] : continuations.words[script].filter((word) => foldedWord(word) !== begun);
	return [...counted, ...others.map((word) => ({ word, isScale: false }))]
		.filter(({ word }) => foldedWord(word).startsWith(begun))
		.map(({ word, isScale }) => ({ text: typed.slice(0, last.start) + word, isScale }));
}

const serializeMeaning = ({ filters, sort }: ParsedQuery) => JSON.stringify([filters, sort]);

const isNumber = ({ raw }: Token) => /^\p{Nd}+$/u.test(raw);
