import { foldForms } from './forms.ts';
import type { Knowledge } from './knowledge.ts';
import type { Token } from './tokens.ts';

const SHORTEST_WORD = 6;
const LONGEST_WORD = 24;
const SHORTEST_PART = 3;

/** Splits words written without a space, if each part is known: شققللايجار, `villaforrent`. */
export function splitJoinedWords(tokens: readonly Token[], knowledge: Knowledge): Token[] {
	return tokens.flatMap((token) => {
		const { raw, value, forms, start, end } = token;
		const known = value !== undefined || forms.some(({ key }) => knowledge.knows(key));
		if (known || raw.length < SHORTEST_WORD || raw.length > LONGEST_WORD || end - start !== raw.length) return [{ ...token, known }];
		const cuts = findCuts(raw, knowledge);
		return [0, ...cuts].map((from, index): Token => {
			const to = cuts[index] ?? raw.length;
			const part = raw.slice(from, to);
			return { start: start + from, end: start + to, raw: part, forms: foldForms(part), known: cuts.length > 0 };
		});
	});
}

/** Where to cut so that all parts are known, with as few parts as possible. */
function findCuts(raw: string, knowledge: Knowledge): number[] {
	const ways: (number[] | null)[] = [[]];
	for (let to = SHORTEST_PART; to <= raw.length; to++) {
		let fewest: number[] | null = null;
		for (let from = 0; from <= to - SHORTEST_PART; from++) {
			const way = ways[from];
			if (way && (!fewest || way.length + 1 < fewest.length) && isWhole(raw.slice(from, to), knowledge)) fewest = [...way, to];
		}
		ways[to] = fewest;
	}
	return ways[raw.length]?.slice(0, -1) ?? [];
}

/** A part must be a word without prefix: the ب of بلا would leave too little. */
function isWhole(part: string, { said, gazetteer }: Knowledge): boolean {
	const forms = foldForms(part).filter(({ key }, index) => index < 2 && key.length >= SHORTEST_PART);
	const tokens: Token[] = [{ start: 0, end: part.length, raw: part, forms }];
	return said.some((phrases) => phrases.exactly(tokens, 0) !== null) || gazetteer.exactly(tokens, 0) !== null;
}
