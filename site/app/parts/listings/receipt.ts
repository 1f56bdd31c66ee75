import type { Property } from '#content/entities/listings.ts';
import { piastresOf, poundsOf, sumOf } from '#domain/money/amounts.ts';
import { type Charge, chargesOf } from '#domain/money/charges.ts';

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
export function receiptOf({ price, ...charges }: Fields): Receipt | null {
	const onTop = chargesOf(piastresOf(price), charges);
	if (onTop.length === 0) return null;
	const parts = [{ kind: 'price' as const, amount: piastresOf(price) }, ...onTop];
	const total = sumOf(parts);
	return {
		lines: parts.map(({ kind, amount }) => ({ kind, amount: poundsOf(amount), share: (100 * amount) / total })),
		total: poundsOf(total),
	};
}
