/** Outside these, rent or price is wrong or not comparable. */
const LEAST = 2;
const MOST = 12;

/** A year's rent in per cent of the price, before costs, with one decimal. Null if implausible. */
export function computeYield(monthlyRent: number, price: number): number | null {
	const percent = Math.round((1000 * 12 * monthlyRent) / price) / 10;
	return percent >= LEAST && percent <= MOST ? percent : null;
}
