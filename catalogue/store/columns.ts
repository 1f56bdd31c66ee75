type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** An array with room for `length`, and some more if it had to grow. */
export function growArray<A extends Column>(array: A, length: number, spare = 64): A {
	if (length <= array.length) return array;
	const larger = new (array.constructor as new (length: number) => A)(Math.max(length, spare + Math.ceil(array.length * 1.25)));
	larger.set(array);
	return larger;
}

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** Not known, of a day. */
export const NEVER = 0xffff;

const whole = () => new Uint32Array(1024);
const small = () => new Uint16Array(1024);
const amount = () => new Float64Array(1024);
const measure = () => new Float32Array(1024);

/**
 * One array per fact, one row per listing. Row 0 is nobody's, and so is every row whose `kind` is 0.
 * What is not known is NaN: it fits no range. So is a price in another currency than EGP, because it cannot be compared.
 */
export class Columns {
	id = whole();
	/** Numbers in the pools of `Stock`. All of one width, so that one loop, compiled once, reads any of them. */
	place = whole();
	amenities = whole();
	terms = whole();
	agent = whole();
	kind = whole();
	trait = whole();
	size = whole();
	cost = whole();
	day = whole();
	aspect = whole();

	price = amount();
	allIn = amount();
	over = amount();
	builtUp = measure();
	garden = measure();
	land = measure();
	longitude = measure();
	latitude = measure();

	/** Seconds; 0 is not known. */
	created = whole();
	/** Days; 0 is not known. */
	checked = small();
	/** Days; 0 is ready, NEVER is not known. */
	delivery = small();
	/** The last day; NEVER is none. */
	until = small();
	/** How well a listing is presented, from 0. */
	quality = new Uint8Array(1024);
	/** Two hashes of its reference, and one of its texts. */
	reference = whole();
	referenceCheck = whole();
	texts = whole();

	/** One more than the highest row ever used. */
	rows = 1;
	readonly #free: number[] = [];

	/** A row to write to. Nobody reads it before its `kind` is set. */
	claim(): number {
		const free = this.#free.pop();
		if (free !== undefined) return free;
		if (this.rows === this.id.length) this.reserve(this.rows + 1);
		return this.rows++;
	}

	release(row: number): void {
		this.kind[row] = 0;
		this.#free.push(row);
	}

	/** Makes room for so many rows at once. */
	reserve(rows: number): void {
		for (const [name, value] of Object.entries(this)) if (isColumn(value)) Reflect.set(this, name, growArray(value, rows));
	}
}
