import type { ChargeKind, Market } from '../vocabulary.ts';
import { computeShare, type Piastres, sumAmounts, toPiastres, toPounds } from './amounts.ts';
import { isTakeover } from './resale.ts';

/** A compound has the same fields as its units. */
export type ChargeFields = Record<'maintenance_percent' | 'club_fee' | 'parking_fee', number | null> & {
	/** Charges that the developer pays because of an offer. */
	paid_charges?: readonly ChargeKind[];
	/** For a takeover, paid plus owed is the developer's price. */
	market?: Market;
	paid_amount?: number | null;
	remaining_amount?: number | null;
};
export type Charge = { kind: ChargeKind; amount: Piastres };

/** One-off charges on top of the price, whoever pays them. The maintenance deposit is a share of the developer's price, regardless of cash discounts and of the over. */
export function listAllCharges(price: Piastres, fields: ChargeFields): Charge[] {
	const charges: Charge[] = [
		{ kind: 'maintenance', amount: computeShare(findContractPrice(price, fields), fields.maintenance_percent ?? 0) },
		{ kind: 'club', amount: toPiastres(fields.club_fee ?? 0) },
		{ kind: 'parking', amount: toPiastres(fields.parking_fee ?? 0) },
	];
	return charges.filter(({ amount }) => amount > 0);
}

const findContractPrice = (price: Piastres, fields: ChargeFields): Piastres =>
	isTakeover(fields) ? toPiastres((fields.paid_amount ?? 0) + (fields.remaining_amount ?? 0)) : price;

export const computeCharges = (price: Piastres, fields: ChargeFields): Charge[] =>
	listAllCharges(price, fields).filter(({ kind }) => !fields.paid_charges?.includes(kind));

/** The price with its charges and, for a takeover, the transfer fee. Null when no charges are known. */
export function allInPrice(listing: { price: number } & ChargeFields, transferFee: number | null = null): number | null {
	const price = toPiastres(listing.price);
	const onTop = sumAmounts(computeCharges(price, listing)) + toPiastres(transferFee ?? 0);
	return onTop > 0 ? toPounds(price + onTop) : null;
}
