/** The rounding unit for so many leading digits: 10,000 for 4,213,000 and three. */
const roundingUnit = (amount: number, digits: number): number =>
	10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) + 1 - digits);

/** For “from” amounts, which must not exceed the real one. */
export const roundDown = (amount: number, digits: number): number =>
	Math.floor(amount / roundingUnit(amount, digits)) * roundingUnit(amount, digits);

/** For “up to” amounts, which must not be below the real one. */
export const roundUp = (amount: number, digits: number): number =>
	Math.ceil(amount / roundingUnit(amount, digits)) * roundingUnit(amount, digits);
