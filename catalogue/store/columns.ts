type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** Returns an array with room for `length`, with spare room if it had to grow. */
export function growArray<A extends Column>(array: A, length: number, spare = 64): A {
	if (length <= array.length) return array;
	const larger = new (array.constructor as new (length: number) => A)(Math.max(length, spare + Math.ceil(array.length * 1.25)));
	larger.set(array);
	return larger;
}

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** A day that is not known. */
export const NEVER = 0xffff;

const whole = () => new Uint32Array(1024);
const small = () => new Uint16Array(1024);
const amount = () => new Float64Array(1024);
const measure = () => new Float32Array(1024);

/**
 * One array per fact, one row per listing. Row 0 is unused, and so is every row whose `kind` is 0.
 * Unknown values are NaN, which is in no range. So are prices in other currencies than EGP, because they cannot be compared.
 */
export class Columns {
	id = whole();
	/** Numbers in the pools of `Stock`, all of one array type, so that one optimised loop can read any of them. */
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

	/** In seconds; 0 is not known. */
	created = whole();
	/** In days; 0 is not known. */
	checked = small();
	/** In days; 0 is ready, NEVER is not known. */
	delivery = small();
	/** The last day; NEVER if there is none. */
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

	/** A free row. It is not read before its `kind` is set. */
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

	reserve(rows: number): void {
		for (const [name, value] of Object.entries(this)) if (isColumn(value)) Reflect.set(this, name, growArray(value, rows));
	}
}
