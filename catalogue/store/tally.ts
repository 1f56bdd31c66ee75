/** Counts of listings by place and kind, updated with every change. */
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
	count(passing: { places: Uint8Array; kinds: Uint8Array }): number {
		let total = 0;
		for (let place = 0; place < this.#places.length; place++) {
			const kinds = passing.places[place] ? this.#places[place] : undefined;
			if (kinds) for (const [kind, count] of kinds) total += count * (passing.kinds[kind] as number);
		}
		return total;
	}
}
