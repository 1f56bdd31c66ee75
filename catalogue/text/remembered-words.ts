import type { Columns } from '../store/columns.ts';
import type { WordMatches } from './search-text.ts';

/** Words with a score for every listing take a byte for each of them: so many bytes of those, or at least so many words. The others take next to nothing. */
const KEPT_BYTES = 16_000_000;
const KEPT_WIDE = 96;
const KEPT = 2000;

/** `found` is undefined for what has to be looked up again. */
type Remembered = { found: WordMatches | null | undefined; isWhole: boolean; uses: number };

/**
 * The words people use most stand in the most listings, and take the longest to look up: those are kept until a listing changes.
 * A word that is used again becomes one column with what all of a listing's parts say of it.
 */
export class RememberedWords {
	readonly #columns: Columns;
	readonly #words = new Map<string, Remembered>();
	#isEmpty = true;

	constructor(columns: Columns) {
		this.#columns = columns;
	}

	of(word: string, seek: (word: string) => WordMatches | null): WordMatches | null {
		const known = this.#words.get(word) ?? this.#begin(word);
		known.uses++;
		this.#isEmpty = false;
		if (known.found === undefined) known.found = seek(word);
		else if (known.found && !known.isWhole && countParts(known.found) > 1)
			[known.found, known.isWhole] = [whole(known.found, this.#columns), true];
		const { found } = known;
		if (found?.own) this.#makeRoom();
		return found;
	}

	forget(): void {
		if (this.#isEmpty) return;
		for (const known of this.#words.values()) letGo(known);
		this.#isEmpty = true;
	}

	#begin(word: string): Remembered {
		const [oldest] = this.#words.size >= KEPT ? this.#words.keys() : [];
		if (oldest !== undefined) this.#words.delete(oldest);
		const begun: Remembered = { found: undefined, isWhole: false, uses: 0 };
		this.#words.set(word, begun);
		return begun;
	}

	/** The wide one that was used least goes. */
	#makeRoom(): void {
		const wide = [...this.#words.values()].filter(({ found }) => found?.own);
		if (wide.length <= Math.max(KEPT_WIDE, KEPT_BYTES / this.#columns.rows)) return;
		letGo(wide.reduce((least, known) => (known.uses < least.uses ? known : least)));
	}
}

function letGo(known: Remembered): void {
	known.found = undefined;
	known.isWhole = false;
}

const countParts = ({ isNaming: _, ...parts }: WordMatches): number => Object.values(parts).filter((scores) => scores !== null).length;

/** By row, the best of what speaks for the word. */
function whole(matches: WordMatches, columns: Columns): WordMatches {
	const own = matches.own?.slice() ?? new Uint8Array(columns.rows);
	for (const share of ['place', 'kind', 'trait', 'amenities'] as const) {
		const scores = matches[share];
		if (scores) raise(own, columns[share], scores, columns.rows);
	}
	return { place: null, kind: null, trait: null, amenities: null, own, isNaming: matches.isNaming };
}

function raise(own: Uint8Array, column: Uint32Array, scores: Uint8Array, rows: number): void {
	for (let row = 1; row < rows; row++) own[row] = Math.max(own[row] as number, scores[column[row] as number] as number);
}
