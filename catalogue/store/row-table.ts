/** A hash table from a number to its row, in four to eight bytes per row. */
export class RowTable {
	#cells = new Uint32Array(1024);
	#count = 0;
	readonly #keyOf: (row: number) => number;

	constructor(keyOf: (row: number) => number) {
		this.#keyOf = keyOf;
	}

	/** The row with this key, and for shared keys one that passes; 0 if there is none. */
	find(key: number, passes: (row: number) => boolean = () => true): number {
		for (let at = this.#start(key); ; at = this.#next(at)) {
			const row = this.#cells[at] as number;
			if (row === 0 || (this.#keyOf(row) === key && passes(row))) return row;
		}
	}

	add(row: number): void {
		if (++this.#count * 10 > this.#cells.length * 7) this.#grow();
		this.#place(row);
	}

	/** Closes the gap in the probe sequence, so that later rows are still found. */
	remove(row: number): void {
		let gap = this.#start(this.#keyOf(row));
		while (this.#cells[gap] !== row) {
			if (this.#cells[gap] === 0) return;
			gap = this.#next(gap);
		}
		this.#count--;
		for (let at = this.#next(gap); this.#cells[at] !== 0; at = this.#next(at)) {
			const moved = this.#cells[at] as number;
			const start = this.#start(this.#keyOf(moved));
			const mayFillGap = gap <= at ? start <= gap || start > at : start <= gap && start > at;
			if (!mayFillGap) continue;
			this.#cells[gap] = moved;
			gap = at;
		}
		this.#cells[gap] = 0;
	}

	#place(row: number): void {
		let at = this.#start(this.#keyOf(row));
		while (this.#cells[at] !== 0) at = this.#next(at);
		this.#cells[at] = row;
	}

	#grow(): void {
		const before = this.#cells;
		this.#cells = new Uint32Array(before.length * 2);
		for (const row of before) if (row !== 0) this.#place(row);
	}

	#start = (key: number) => (Math.imul(key, 0x9e3779b1) >>> 7) & (this.#cells.length - 1);
	#next = (at: number) => (at + 1) & (this.#cells.length - 1);
}
