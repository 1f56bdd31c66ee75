/** Asking prices of a square metre; half of the homes lie between `low` and `high`. */
type Spread = { low: number; median: number; high: number };

/** `isWide`: the two ends are so far apart that the range alone says little. */
type Valuation = { low: number; middle: number; high: number; isWide: boolean };

/** The width of the range as a share of the middle. */
const WIDE = 0.4;

/** A median is not more precise than this. */
const DIGITS = 3;

const roundOff = (amount: number): number => {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) + 1 - DIGITS);
	return Math.round(amount / unit) * unit;
};

/** The median of comparable asking prices, and the range of the middle half. */
export const valueHome = ({ low, median, high }: Spread, squareMetres: number): Valuation => ({
	low: roundOff(low * squareMetres),
	middle: roundOff(median * squareMetres),
	high: roundOff(high * squareMetres),
	isWide: high - low > WIDE * median,
});
