import type { Property } from '#content/entities/listings.ts';
import { sumAmounts, toPiastres, toPounds } from '#domain/money/amounts.ts';
import { type Charge, computeCharges } from '#domain/money/charges.ts';

export type ReceiptLine = {
	kind: 'price' | Charge['kind'];
	/** In pounds. */
	amount: number;
	/** Of the whole, in per cent, for the bar. */
	share: number;
};
export type Receipt = { lines: ReceiptLine[]; total: number };

type Fields = Pick<Property, 'price' | 'maintenance_percent' | 'club_fee' | 'parking_fee'>;

/** The price and everything that comes on top of it. Null when nothing is known to come on top. */
export function buildReceipt({ price, ...charges }: Fields): Receipt | null {
	const onTop = computeCharges(toPiastres(price), charges);
	if (onTop.length === 0) return null;
	const parts = [{ kind: 'price' as const, amount: toPiastres(price) }, ...onTop];
	const total = sumAmounts(parts);
	return {
		lines: parts.map(({ kind, amount }) => ({ kind, amount: toPounds(amount), share: (100 * amount) / total })),
		total: toPounds(total),
	};
}
