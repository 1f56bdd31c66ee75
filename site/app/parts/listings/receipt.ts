import type { Property } from '#content/entities/listings.ts';
import { sumAmounts, toPiastres, toPounds } from '#domain/money/amounts.ts';
import { type Charge, listAllCharges } from '#domain/money/charges.ts';

export type AmountLine = { label: string; amount: string; converted?: string | null };

export type ReceiptLine = {
	kind: 'price' | Charge['kind'];
	/** In pounds. */
	amount: number;
	/** Per cent of the total, for the bar. */
	share: number;
	/** Paid by the developer as part of an offer: struck through, not in the total. */
	isPaid: boolean;
};
export type Receipt = { lines: ReceiptLine[]; total: number };

type Fields = Pick<Property, 'price' | 'maintenance_percent' | 'club_fee' | 'parking_fee'> &
	Partial<Pick<Property, 'paid_charges' | 'market'>>;

/** A developer's price and additional charges. Null without charges, and for resales, which have `costs-data.ts`. */
export function buildReceipt({ price, market, ...charges }: Fields): Receipt | null {
	if (market === 'resale') return null;
	const onTop = listAllCharges(toPiastres(price), charges);
	if (onTop.length === 0) return null;
	const parts = [{ kind: 'price' as const, amount: toPiastres(price) }, ...onTop].map((part) => ({
		...part,
		isPaid: part.kind !== 'price' && (charges.paid_charges?.includes(part.kind) ?? false),
	}));
	const total = sumAmounts(parts.filter(({ isPaid }) => !isPaid));
	return {
		lines: parts.map(({ kind, amount, isPaid }) => ({
			kind,
			amount: toPounds(amount),
			share: isPaid ? 0 : (100 * amount) / total,
			isPaid,
		})),
		total: toPounds(total),
	};
}
