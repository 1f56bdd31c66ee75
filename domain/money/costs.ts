import { toPounds } from './amounts.ts';
import type { Charge } from './charges.ts';

/** What comes on top of a price is known to lie between two amounts; in pounds. */
export type Between = { low: number; high: number };

/** What the brokerage knows of it; null is not known. Percentages are of the price, or of a month's rent. */
export type CostSettings = Record<
	| 'buyer_fee_percent'
	| 'registration_from'
	| 'registration_to'
	| 'lawyer_from'
	| 'lawyer_to'
	| 'rent_deposit_months'
	| 'rent_advance_months'
	| 'rent_fee_percent'
	| 'finishing_from'
	| 'finishing_to',
	number | null
>;

export type CostKind = 'price' | Charge['kind'] | 'fee' | 'transfer' | 'registration' | 'lawyer' | 'advance' | 'deposit' | 'rentFee';
/** Null: nobody could say yet. */
export type Cost = { kind: CostKind; amount: Between | null };

const exactly = (amount: number): Between => ({ low: amount, high: amount });
const share = (amount: number, percent: number | null): Between | null =>
	percent === null ? null : exactly(Math.round((amount * percent) / 100));
const times = (amount: number, count: number | null): Between | null => (count === null ? null : exactly(amount * count));

/** One end alone is both. */
function between(from: number | null, to: number | null): Between | null {
	const [low, high] = [from ?? to, to ?? from];
	return low === null || high === null ? null : { low: Math.min(low, high), high: Math.max(low, high) };
}

/** From an owner: the price with its charges, our fee, registration, a lawyer. */
export const costToBuy = (price: number, charges: readonly Charge[], settings: CostSettings): Cost[] => [
	{ kind: 'price', amount: exactly(price) },
	...charges.map(({ kind, amount }): Cost => ({ kind, amount: exactly(toPounds(amount)) })),
	{ kind: 'fee', amount: share(price, settings.buyer_fee_percent) },
	{ kind: 'registration', amount: between(settings.registration_from, settings.registration_to) },
	{ kind: 'lawyer', amount: between(settings.lawyer_from, settings.lawyer_to) },
];

/** With its instalments: the contract is written over by the developer, and registered when all is paid. */
export const costToTakeOver = (price: number, charges: readonly Charge[], transferFee: number | null, settings: CostSettings): Cost[] => [
	...costToBuy(price, charges, settings).filter(({ kind }) => kind !== 'registration' && kind !== 'lawyer'),
	{ kind: 'transfer', amount: transferFee === null ? null : exactly(transferFee) },
	{ kind: 'lawyer', amount: between(settings.lawyer_from, settings.lawyer_to) },
];

/** By the month: what is paid in advance, what is given back, our fee. */
export const costToMoveIn = (rent: number, settings: CostSettings): Cost[] => [
	{ kind: 'advance', amount: times(rent, settings.rent_advance_months) },
	{ kind: 'deposit', amount: times(rent, settings.rent_deposit_months) },
	{ kind: 'rentFee', amount: share(rent, settings.rent_fee_percent) },
];

export function costToFinish(squareMetres: number, settings: CostSettings): Between | null {
	const metre = between(settings.finishing_from, settings.finishing_to);
	return metre && { low: metre.low * squareMetres, high: metre.high * squareMetres };
}

/** Of what is known; `isWhole` where all of it is. */
export function sumCosts(costs: readonly Cost[]): Between & { isWhole: boolean } {
	const known = costs.flatMap(({ amount }) => amount ?? []);
	return {
		low: known.reduce((sum, { low }) => sum + low, 0),
		high: known.reduce((sum, { high }) => sum + high, 0),
		isWhole: known.length === costs.length,
	};
}
