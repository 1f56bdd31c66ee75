/** How many listings of each kind stand in each place, counted as they come and go. */
export class Tally {
	readonly #places: (Map<number, number> | undefined)[] = [];

	change(place: number, kind: number, by: 1 | -1): void {
		const kinds = this.#places[place] ?? new Map<number, number>();
		this.#places[place] = kinds;
		const count = (kinds.get(kind) ?? 0) + by;
		if (count === 0) kinds.delete(kind);
		else kinds.set(kind, count);
	}

	/** Listings whose place and kind both pass. */
	count(passes: { place: (place: number) => boolean; kind: (kind: number) => boolean }): number {
		let total = 0;
		this.#places.forEach((kinds, place) => {
			if (kinds && kinds.size > 0 && passes.place(place)) for (const [kind, count] of kinds) if (passes.kind(kind)) total += count;
		});
		return total;
	}
}
