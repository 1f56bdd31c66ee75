/** Money is counted in hundredths of its currency (piastres, cents): whole numbers add up, fractions of a pound do not. */
export type Piastres = number;

/** More than any home costs: a larger amount is a slip of the keyboard. */
export const MOST_POUNDS = 10_000_000_000;

export const toPiastres = (pounds: number): Piastres => Math.round(pounds * 100);
export const toPounds = (amount: Piastres): number => amount / 100;

export const roundDownToPounds = (amount: Piastres): Piastres => amount - (amount % 100);

/** A share in whole pounds, rounded down so that shares never exceed what they are shares of. The product may outgrow exact numbers. */
export const computeShare = (amount: Piastres, percent: number): Piastres =>
	roundDownToPounds(Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n));

export const sumAmounts = (items: readonly { amount: Piastres }[]): Piastres => items.reduce((sum, { amount }) => sum + amount, 0);
