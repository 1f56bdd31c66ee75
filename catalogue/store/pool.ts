import { growArray } from './columns.ts';

type Key = string | number;

/** A number derived from each value of a pool, stored by the value's own number, so that counting need not read the values. */
export class Fact<Value> {
	numbers: Uint32Array<ArrayBuffer> = new Uint32Array(64);
	readonly #of: (value: Value) => number;

	constructor(of: (value: Value) => number) {
		this.#of = of;
	}

	note(number: number, value: Value): void {
		this.numbers = growArray(this.numbers, number + 1);
		this.numbers[number] = this.#of(value);
	}
}

/** Values that many listings share, each stored once and counted. Number 0 is unused. */
export class Pool<Value> {
	readonly values: (Value | null)[] = [null];
	/** How many listings have each value. */
	uses: Uint32Array<ArrayBuffer> = new Uint32Array(64);
	readonly #numbers = new Map<Key, number>();
	readonly #keys: Key[] = [0];
	readonly #free: number[] = [];
	readonly #facts: Fact<Value>[] = [];
	readonly #made: (number: number, value: Value) => void;
	readonly #gone: (number: number) => void;

	/** Called for a new or changed value, and for one that no listing has any more. */
	constructor(made: (number: number, value: Value) => void = () => {}, gone: (number: number) => void = () => {}) {
		this.#made = made;
		this.#gone = gone;
	}

	/** One more than the highest number in use. */
	get size(): number {
		return this.values.length;
	}

	/** Adds a fact that is kept for every value. */
	fact(of: (value: Value) => number): Fact<Value> {
		const fact = new Fact(of);
		this.#facts.push(fact);
		return fact;
	}

	/** Returns the number of a value and counts one more listing. */
	take(key: Key, make: () => Value): number {
		let number = this.#numbers.get(key);
		if (number === undefined) {
			const value = make();
			number = this.#free.pop() ?? this.values.length;
			this.uses = growArray(this.uses, number + 1);
			this.#keys[number] = key;
			this.#numbers.set(key, number);
			this.renew(number, value);
		}
		this.uses[number] = (this.uses[number] as number) + 1;
		return number;
	}

	release(number: number): void {
		const left = (this.uses[number] as number) - 1;
		this.uses[number] = left;
		if (left > 0) return;
		this.#gone(number);
		this.#numbers.delete(this.#keys[number] as Key);
		this.values[number] = null;
		this.#free.push(number);
	}

	/** Changes a value for all listings that have it. */
	renew(number: number, value: Value): void {
		this.values[number] = value;
		for (const fact of this.#facts) fact.note(number, value);
		this.#made(number, value);
	}

	*entries(): Generator<[number: number, value: Value]> {
		for (let number = 1; number < this.values.length; number++) {
			const value = this.values[number];
			if (value !== null && value !== undefined) yield [number, value];
		}
	}
}
