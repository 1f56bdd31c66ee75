import { formsOf } from './forms.ts';
import type { Gazetteer } from './gazetteer.ts';
import { classAt } from './letters.ts';
import type { Token } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

const SHORTEST_WORD = 6;
const LONGEST_WORD = 40;
const SHORTEST_PART = 3;

/** Words written together without a space, where each part is one we know: شققللايجار, `villaforrent`. */
export function parted(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
	return tokens.flatMap((token) => {
		const { raw, value, forms, start } = token;
		const known = value !== undefined || forms.some(({ key }) => vocabulary.phrases.knows(key) || gazetteer.knows(key));
		if (known || raw.length < SHORTEST_WORD || raw.length > LONGEST_WORD || token.end - start !== raw.length) return [token];
		const cuts = cutsOf(raw, gazetteer);
		if (!cuts) return [token];
		return [0, ...cuts].map((from, index): Token => {
			const to = cuts[index] ?? raw.length;
			const part = raw.slice(from, to);
			return { start: start + from, end: start + to, raw: part, forms: formsOf(part), attached: index > 0 || token.attached };
		});
	});
}

/** Where to cut so that everything is known, in as few parts as can be. */
function cutsOf(raw: string, gazetteer: Gazetteer): number[] | null {
	const ways: (number[] | null)[] = [[]];
	for (let to = SHORTEST_PART; to <= raw.length; to++) {
		let fewest: number[] | null = null;
		for (let from = 0; from <= to - SHORTEST_PART; from++) {
			const way = ways[from];
			if (way && (!fewest || way.length + 1 < fewest.length) && isWhole(raw.slice(from, to), gazetteer)) fewest = [...way, to];
		}
		ways[to] = fewest;
	}
	return ways[raw.length]?.slice(0, -1) ?? null;
}

function isWhole(part: string, gazetteer: Gazetteer): boolean {
	if (classAt(part, 0) === 0) return false;
	const tokens: Token[] = [{ start: 0, end: part.length, raw: part, forms: formsOf(part).slice(0, 2), attached: false }];
	return vocabulary.phrases.exactly(tokens, 0) !== null || gazetteer.exactly(tokens, 0) !== null;
}
