/** How amounts are said, with `{n}` for the number: `{n} million`. */
export type AmountWords = { million: string; thousand: string };

const LEAST_SAID = 10_000;

/** `4 million`, `850 thousand`; small amounts are read as they stand. */
export function sayAmount(amount: number, { million, thousand }: AmountWords): string {
	if (amount >= 1_000_000) return million.replace('{n}', rounded(amount / 1_000_000));
	return amount >= LEAST_SAID ? thousand.replace('{n}', rounded(amount / 1000)) : '';
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
