/** The unit of so many leading digits: of 4,213,000 and three it is 10,000. */
const unitOf = (amount: number, digits: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) + 1 - digits);

/** For what is said to begin there: never above it. */
export const roundDown = (amount: number, digits: number): number => Math.floor(amount / unitOf(amount, digits)) * unitOf(amount, digits);

/** For what is said to end there: never below it. */
export const roundUp = (amount: number, digits: number): number => Math.ceil(amount / unitOf(amount, digits)) * unitOf(amount, digits);
