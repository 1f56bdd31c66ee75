/** Hundredths of a currency (piastres, cents): integers add up exactly, fractions of a pound do not. */
export type Piastres = number;

/** Above the price of any home: a larger amount is a typing mistake. */
export const MOST_POUNDS = 10_000_000_000;

export const toPiastres = (pounds: number): Piastres => Math.round(pounds * 100);
export const toPounds = (amount: Piastres): number => amount / 100;

export const roundDownToPounds = (amount: Piastres): Piastres => amount - (amount % 100);

/** In whole pounds, rounded down so that shares never add up to more than the amount. BigInt, because the product may exceed safe integers. */
export const computeShare = (amount: Piastres, percent: number): Piastres =>
	roundDownToPounds(Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n));

export const sumAmounts = (items: readonly { amount: Piastres }[]): Piastres => items.reduce((sum, { amount }) => sum + amount, 0);
