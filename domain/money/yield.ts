/** Beyond these one of the two numbers is not what it seems. */
const LEAST = 2;
const MOST = 12;

/** What a year's rent is of a price, before costs: in per cent, to the tenth. Null where it would be absurd. */
export function yearlyYield(monthlyRent: number, price: number): number | null {
	const percent = Math.round((1000 * 12 * monthlyRent) / price) / 10;
	return percent >= LEAST && percent <= MOST ? percent : null;
}
