import type { RentPeriod } from '../vocabulary.ts';
import { toPiastres, toPounds } from './amounts.ts';
import { type Charge, type ChargeFields, computeCharges } from './charges.ts';
import { readQuotedTakeover } from './resale.ts';

/** In pounds. Costs on top of a price are known only as a range. */
export type AmountRange = { low: number; high: number };

/** The brokerage's settings; null is unknown. Percentages are of the price, or of a month's rent. */
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
/** Null: not known yet. */
export type Cost = { kind: CostKind; amount: AmountRange | null };

const exactly = (amount: number): AmountRange => ({ low: amount, high: amount });
const share = (amount: number, percent: number | null): AmountRange | null =>
	percent === null ? null : exactly(Math.round((amount * percent) / 100));
const times = (amount: number, count: number | null): AmountRange | null => (count === null ? null : exactly(amount * count));

/** If only one end is known, it is used for both. */
function between(from: number | null, to: number | null): AmountRange | null {
	const [low, high] = [from ?? to, to ?? from];
	return low === null || high === null ? null : { low: Math.min(low, high), high: Math.max(low, high) };
}

/** A resale without instalments: price, charges, our fee, registration, a lawyer. */
const costToBuy = (price: number, charges: readonly Charge[], settings: CostSettings): Cost[] => [
	{ kind: 'price', amount: exactly(price) },
	...charges.map(({ kind, amount }): Cost => ({ kind, amount: exactly(toPounds(amount)) })),
	{ kind: 'fee', amount: share(price, settings.buyer_fee_percent) },
	{ kind: 'registration', amount: between(settings.registration_from, settings.registration_to) },
	{ kind: 'lawyer', amount: between(settings.lawyer_from, settings.lawyer_to) },
];

/** A resale with instalments: the developer transfers the contract; registration comes after the last payment. */
const costToTakeOver = (price: number, charges: readonly Charge[], transferFee: number | null, settings: CostSettings): Cost[] => [
	...costToBuy(price, charges, settings).filter(({ kind }) => kind !== 'registration' && kind !== 'lawyer'),
	{ kind: 'transfer', amount: transferFee === null ? null : exactly(transferFee) },
	{ kind: 'lawyer', amount: between(settings.lawyer_from, settings.lawyer_to) },
];

/** A rent by the month: advance, deposit, our fee. */
const costToMoveIn = (rent: number, settings: CostSettings): Cost[] => [
	{ kind: 'advance', amount: times(rent, settings.rent_advance_months) },
	{ kind: 'deposit', amount: times(rent, settings.rent_deposit_months) },
	{ kind: 'rentFee', amount: share(rent, settings.rent_fee_percent) },
];

export type PricedHome = Parameters<typeof readQuotedTakeover>[0] & ChargeFields & { rent_period: RentPeriod | null };

/** What a home costs in all. The developer pays our fee on a primary sale; a stay of days or weeks costs only its rent. */
export function computeCosts(home: PricedHome, settings: CostSettings): Cost[] {
	const { purpose, market, price, rent_period } = home;
	if (purpose === 'rent') return rent_period === null || rent_period === 'month' ? costToMoveIn(price, settings) : [];
	const charges = computeCharges(toPiastres(price), home);
	const takeover = readQuotedTakeover(home);
	if (takeover) return costToTakeOver(price, charges, takeover.transferFee, settings);
	const costs = costToBuy(price, charges, settings);
	return market === 'primary' ? costs.filter(isForSeller) : costs;
}

/** Price and charges, which are the total of the home's payment schedule; the other costs go to us, the state and a lawyer. */
export const isForSeller = ({ kind }: Cost): boolean => kind !== 'fee' && kind !== 'registration' && kind !== 'lawyer';

export function costToFinish(squareMetres: number, settings: CostSettings): AmountRange | null {
	const metre = between(settings.finishing_from, settings.finishing_to);
	return metre && { low: metre.low * squareMetres, high: metre.high * squareMetres };
}

/** The sum of what is known; `isWhole` if nothing is missing. */
export function sumCosts(costs: readonly Cost[]): AmountRange & { isWhole: boolean } {
	const known = costs.flatMap(({ amount }) => amount ?? []);
	return {
		low: known.reduce((sum, { low }) => sum + low, 0),
		high: known.reduce((sum, { high }) => sum + high, 0),
		isWhole: known.length === costs.length,
	};
}
