import type { ChargeKind, Market } from '../vocabulary.ts';
import { computeShare, type Piastres, sumAmounts, toPiastres, toPounds } from './amounts.ts';
import { isTakeover } from './resale.ts';

/** What a record says of them; a compound has the same fields as its units. */
export type ChargeFields = Record<'maintenance_percent' | 'club_fee' | 'parking_fee', number | null> & {
	/** What the developer pays instead, by an offer. */
	paid_charges?: readonly ChargeKind[];
	/** For a home that is taken over with its instalments: paid plus owed is the developer's price. */
	market?: Market;
	paid_amount?: number | null;
	remaining_amount?: number | null;
};
export type Charge = { kind: ChargeKind; amount: Piastres };

/** What comes on top of the price, once, no matter who pays it. The maintenance deposit is a share of the developer's price, whatever discount is given for cash and whatever an owner asks on top. */
export function allCharges(price: Piastres, fields: ChargeFields): Charge[] {
	const charges: Charge[] = [
		{ kind: 'maintenance', amount: computeShare(findContractPrice(price, fields), fields.maintenance_percent ?? 0) },
		{ kind: 'club', amount: toPiastres(fields.club_fee ?? 0) },
		{ kind: 'parking', amount: toPiastres(fields.parking_fee ?? 0) },
	];
	return charges.filter(({ amount }) => amount > 0);
}

const findContractPrice = (price: Piastres, fields: ChargeFields): Piastres =>
	isTakeover(fields) ? toPiastres((fields.paid_amount ?? 0) + (fields.remaining_amount ?? 0)) : price;

/** What of it the buyer pays. */
export const computeCharges = (price: Piastres, fields: ChargeFields): Charge[] =>
	allCharges(price, fields).filter(({ kind }) => !fields.paid_charges?.includes(kind));

/** What a listing costs in all: the price and everything that comes on top of it, with what a takeover's contract costs to be written over. Null when nothing is known to come on top. */
export function allInPrice(listing: { price: number } & ChargeFields, transferFee: number | null = null): number | null {
	const price = toPiastres(listing.price);
	const onTop = sumAmounts(computeCharges(price, listing)) + toPiastres(transferFee ?? 0);
	return onTop > 0 ? toPounds(price + onTop) : null;
}
