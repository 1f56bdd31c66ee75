/** What a square metre is asked for: half of the homes lie between `low` and `high`. */
type Spread = { low: number; median: number; high: number };

/** `isWide`: so far apart that the range alone says little. */
type Valuation = { low: number; middle: number; high: number; isWide: boolean };

/** As a share of the middle. */
const WIDE = 0.4;

/** More digits would promise more than a median knows. */
const DIGITS = 3;

const roundOff = (amount: number): number => {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) + 1 - DIGITS);
	return Math.round(amount / unit) * unit;
};

/** What a home of that size is worth by what others like it ask: the middle, and the range of the middle half. */
export const valueHome = ({ low, median, high }: Spread, squareMetres: number): Valuation => ({
	low: roundOff(low * squareMetres),
	middle: roundOff(median * squareMetres),
	high: roundOff(high * squareMetres),
	isWide: high - low > WIDE * median,
});
