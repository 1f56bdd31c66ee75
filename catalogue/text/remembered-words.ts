import type { Columns } from '../columns.ts';
import type { Sought } from './search-text.ts';

/** Words with a score for every listing take a byte for each of them: so many bytes of those, or at least a few. The others take next to nothing. */
const KEPT_BYTES = 16_000_000;
const KEPT_WIDE = 16;
const KEPT = 1000;

type Remembered = { sought: Sought | null; isWhole: boolean };

/**
 * The words people use most stand in the most listings, and take the longest to look up: they are kept until a listing changes.
 * A word that is used again becomes one column with what all of a listing's parts say of it.
 */
export class RememberedWords {
	readonly #columns: Columns;
	readonly #found = new Map<string, Remembered>();
	#wide = 0;

	constructor(columns: Columns) {
		this.#columns = columns;
	}

	of(word: string, seek: (word: string) => Sought | null): Sought | null {
		const known = this.#found.get(word);
		if (known) this.#drop(word, known);
		const { sought, isWhole } = known ?? { sought: seek(word), isWhole: false };
		if (!sought || isWhole || !known) this.#keep(word, { sought, isWhole });
		else this.#keep(word, { sought: whole(sought, this.#columns), isWhole: true });
		return this.#found.get(word)?.sought ?? null;
	}

	forget(): void {
		if (this.#found.size > 0) this.#found.clear();
		this.#wide = 0;
	}

	#keep(word: string, remembered: Remembered): void {
		this.#found.set(word, remembered);
		if (remembered.sought?.own) this.#wide++;
		const room = Math.max(KEPT_WIDE, KEPT_BYTES / this.#columns.rows);
		for (const [oldest, { sought }] of this.#found) {
			if (this.#found.size <= KEPT && this.#wide <= room) return;
			if (this.#found.size > KEPT || sought?.own) this.#drop(oldest, { sought });
		}
	}

	#drop(word: string, { sought }: Pick<Remembered, 'sought'>): void {
		this.#found.delete(word);
		if (sought?.own) this.#wide--;
	}
}

/** By row, the best of what speaks for the word. */
function whole(sought: Sought, columns: Columns): Sought {
	const own = sought.own?.slice() ?? new Uint8Array(columns.rows);
	for (const share of ['place', 'kind', 'trait', 'amenities'] as const) {
		const scores = sought[share];
		if (scores) raise(own, columns[share], scores, columns.rows);
	}
	return { place: null, kind: null, trait: null, amenities: null, own };
}

function raise(own: Uint8Array, column: Uint32Array, scores: Uint8Array, rows: number): void {
	for (let row = 1; row < rows; row++) own[row] = Math.max(own[row] as number, scores[column[row] as number] as number);
}
