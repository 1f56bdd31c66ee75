/** Assigns small consecutive numbers to things, so that arrays can be indexed by them. */
export class Numbering<Thing> {
	readonly things: Thing[] = [];
	readonly #numbers = new Map<Thing, number>();

	of(thing: Thing): number {
		let number = this.#numbers.get(thing);
		if (number === undefined) {
			number = this.things.push(thing) - 1;
			this.#numbers.set(thing, number);
		}
		return number;
	}

	find = (thing: Thing): number | undefined => this.#numbers.get(thing);

	counts = (): Uint32Array => new Uint32Array(this.things.length);
}
