import type { Frequency, Market, Purpose } from '../vocabulary.ts';
import type { Day } from './months.ts';
import { MOST_YEARS, monthsBetween } from './plan.ts';

/** What an owner enters who still pays the developer. */
export type ResaleFields = {
	purpose: Purpose;
	market: Market;
	paid_amount: number | null;
	/** The over (أوفر): what the owner asks on top of it. Negative when sold at a loss. */
	over_amount: number | null;
	remaining_amount: number | null;
	remaining_until: Day | null;
	instalment_amount: number | null;
	instalment_frequency: Frequency | null;
	/** The developer's fee for transferring the contract. */
	transfer_fee_percent: number | null;
};

export type Takeover = {
	paid: number;
	over: number;
	/** Paid to the owner at signing. */
	toOwner: number;
	/** Paid to the developer up to `until`. */
	toDeveloper: number;
	until: Day | null;
	instalment: { amount: number; frequency: Frequency; monthly: number; count: number } | null;
	/** Null: not known yet. */
	transferFee: number | null;
	/** Everything due at signing. */
	now: number;
	price: number;
};

type Parts = { paid: number | null; over: number | null; owed: number | null };

export const wholePrice = ({ paid, over, owed }: Parts): number => (paid ?? 0) + (over ?? 0) + (owed ?? 0);

/** At a loss the owner asks for less than was paid, but never for less than nothing. */
export const isOverPossible = (paid: number, over: number): boolean => paid + over >= 0;

export const isTakeover = ({ market, remaining_amount }: { market?: string; remaining_amount?: number | null }): boolean =>
	market === 'resale' && Boolean(remaining_amount);

/** Null for other homes and for inconsistent amounts. */
export function readTakeover(fields: ResaleFields): Takeover | null {
	const { purpose, market, remaining_amount: toDeveloper, remaining_until: until } = fields;
	if (purpose !== 'sale' || market !== 'resale' || !toDeveloper) return null;
	const [paid, over] = [fields.paid_amount ?? 0, fields.over_amount ?? 0];
	if (!isOverPossible(paid, over)) return null;
	const toOwner = paid + over;
	const price = wholePrice({ paid, over, owed: toDeveloper });
	const transferFee = fields.transfer_fee_percent === null ? null : Math.round((price * fields.transfer_fee_percent) / 100);
	return {
		paid,
		over,
		toOwner,
		toDeveloper,
		until,
		instalment: computeInstalment(fields, toDeveloper),
		transferFee,
		now: toOwner + (transferFee ?? 0),
		price,
	};
}

/** An offer's discount is taken off the over: the rest is already paid, or owed to the developer. */
export const readQuotedTakeover = (quoted: ResaleFields & { price: number; list_price: number }): Takeover | null =>
	readTakeover({ ...quoted, over_amount: (quoted.over_amount ?? 0) - (quoted.list_price - quoted.price) });

/** Owners give rounded amounts: up to this share of an instalment too much or too little is settled with the last one. */
const ROUNDING = 0.05;

function computeInstalment({ instalment_amount: amount, instalment_frequency }: ResaleFields, owed: number): Takeover['instalment'] {
	const count = amount ? Math.max(1, Math.ceil(owed / amount - ROUNDING)) : 0;
	if (!amount || count > MOST_YEARS * 12) return null;
	const frequency = instalment_frequency ?? 'quarterly';
	return { amount, frequency, monthly: Math.floor(amount / monthsBetween[frequency]), count };
}
