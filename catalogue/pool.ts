import { resized } from './columns.ts';

type Key = string | number;

/** What many listings have in common, kept once and counted. Number 0 is nobody's: it stands in the rows of no listing. */
export class Pool<Value> {
	readonly values: (Value | null)[] = [null];
	/** How many listings have it. */
	uses: Uint32Array<ArrayBuffer> = new Uint32Array(64);
	readonly #numbers = new Map<Key, number>();
	readonly #keys: Key[] = [0];
	readonly #free: number[] = [];
	readonly #made: (number: number, value: Value) => void;
	readonly #gone: (number: number) => void;

	/** Told of a value that is new, or renewed, and of one that nobody has any more. */
	constructor(made: (number: number, value: Value) => void = () => {}, gone: (number: number) => void = () => {}) {
		this.#made = made;
		this.#gone = gone;
	}

	/** One more than the highest number in use. */
	get size(): number {
		return this.values.length;
	}

	/** The number of a value for one more listing. */
	take(key: Key, make: () => Value): number {
		let number = this.#numbers.get(key);
		if (number === undefined) {
			const value = make();
			number = this.#free.pop() ?? this.values.length;
			this.uses = resized(this.uses, number + 1);
			this.values[number] = value;
			this.#keys[number] = key;
			this.#numbers.set(key, number);
			this.#made(number, value);
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

	/** Changes a value for all who have it. */
	renew(number: number, value: Value): void {
		this.values[number] = value;
		this.#made(number, value);
	}

	*entries(): Generator<[number: number, value: Value]> {
		for (let number = 1; number < this.values.length; number++) {
			const value = this.values[number];
			if (value !== null && value !== undefined) yield [number, value];
		}
	}
}
