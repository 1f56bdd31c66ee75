import type { Columns } from '../store/columns.ts';
import type { WordMatches } from './search-text.ts';

/** A cached word that has a score for every listing takes a byte per listing: the limit is this many bytes, or at least this many words. Other words are small. */
const KEPT_BYTES = 16_000_000;
const KEPT_WIDE = 96;
const KEPT = 2000;

/** `found` is undefined if it has to be looked up again. */
type CachedWord = { found: WordMatches | null | undefined; isWhole: boolean; uses: number };

/**
 * Caches word lookups until a listing changes: the most frequent words are in most listings and take longest to look up.
 * A word used again is merged into one column with its best score per listing.
 */
export class WordCache {
	readonly #columns: Columns;
	readonly #words = new Map<string, CachedWord>();
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
		for (const known of this.#words.values()) release(known);
		this.#isEmpty = true;
	}

	#begin(word: string): CachedWord {
		const [oldest] = this.#words.size >= KEPT ? this.#words.keys() : [];
		if (oldest !== undefined) this.#words.delete(oldest);
		const begun: CachedWord = { found: undefined, isWhole: false, uses: 0 };
		this.#words.set(word, begun);
		return begun;
	}

	/** Drops the least used of the large ones. */
	#makeRoom(): void {
		const wide = [...this.#words.values()].filter(({ found }) => found?.own);
		if (wide.length <= Math.max(KEPT_WIDE, KEPT_BYTES / this.#columns.rows)) return;
		release(wide.reduce((least, known) => (known.uses < least.uses ? known : least)));
	}
}

function release(known: CachedWord): void {
	known.found = undefined;
	known.isWhole = false;
}

const countParts = ({ isNaming: _, ...parts }: WordMatches): number => Object.values(parts).filter((scores) => scores !== null).length;

/** By row, the best score of any part. */
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
