import { countEdits } from '../words/edits.ts';

/** How close a word is to what was typed. */
export const closeness = { same: 4, begins: 3, oneTypo: 2, twoTypos: 1 } as const;
export type Match = { word: number; closeness: number };

const START = 2;

/** Numbered words, found exactly, by their beginning, and with typos. */
export class Vocabulary {
	readonly #words: string[] = [];
	readonly #numbers = new Map<string, number>();
	readonly #byStart = new Map<string, number[]>();
	readonly #byLength: number[][] = [];
	/** The letters of each word as bits, which rule out most words when searching with typos. */
	readonly #letters: number[] = [];

	get size(): number {
		return this.#words.length;
	}

	find = (word: string): number | undefined => this.#numbers.get(word);

	add(word: string): number {
		const known = this.#numbers.get(word);
		if (known !== undefined) return known;
		// A substring would keep the whole text in memory.
		const own = Buffer.from(word).toString();
		const number = this.#words.push(own) - 1;
		this.#numbers.set(own, number);
		this.#letters.push(computeLetterMask(own));
		const start = own.slice(0, START);
		const others = this.#byStart.get(start);
		if (others) others.push(number);
		else this.#byStart.set(start, [number]);
		while (this.#byLength.length <= own.length) this.#byLength.push([]);
		this.#byLength[own.length]?.push(number);
		return number;
	}

	/** The word itself and, from `prefixFrom` letters on, words that begin with it. */
	written(typed: string, prefixFrom: number): Match[] {
		const same = this.#numbers.get(typed);
		const matches: Match[] = same === undefined ? [] : [{ word: same, closeness: closeness.same }];
		if (typed.length < Math.max(START, prefixFrom)) return matches;
		for (const word of this.#byStart.get(typed.slice(0, START)) ?? [])
			if (word !== same && (this.#words[word] as string).startsWith(typed)) matches.push({ word, closeness: closeness.begins });
		return matches;
	}

	/** Words within that many typos, nearest first. */
	mistyped(typed: string, typos: number): Match[] {
		const matches: Match[] = [];
		const letters = computeLetterMask(typed);
		for (let length = typed.length - typos; length <= typed.length + typos; length++)
			for (const word of this.#byLength[length] ?? []) {
				if (bitCount(letters ^ (this.#letters[word] as number)) > 2 * typos) continue;
				const edits = countEdits(typed, this.#words[word] as string, typos);
				if (edits <= typos) matches.push({ word, closeness: edits <= 1 ? closeness.oneTypo : closeness.twoTypos });
			}
		return matches.sort((a, b) => b.closeness - a.closeness);
	}
}

function computeLetterMask(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
	return letters;
}

function bitCount(bits: number): number {
	let count = bits - ((bits >>> 1) & 0x55555555);
	count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
	return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
