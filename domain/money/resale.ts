import type { Frequency, Market, Purpose } from '../vocabulary.ts';
import type { Day } from './months.ts';
import { MOST_YEARS, monthsBetween } from './plan.ts';

/** What an owner says who still pays the developer. */
export type ResaleFields = {
	purpose: Purpose;
	market: Market;
	/** What the owner has paid so far. */
	paid_amount: number | null;
	/** What the owner asks for on top of it: أوفر. Negative where the home is sold at a loss. */
	over_amount: number | null;
	/** What is still owed to the developer. */
	remaining_amount: number | null;
	remaining_until: Day | null;
	instalment_amount: number | null;
	instalment_frequency: Frequency | null;
	/** What the developer takes for writing the contract over. */
	transfer_fee_percent: number | null;
};

export type Takeover = {
	paid: number;
	over: number;
	/** To the owner, now. */
	toOwner: number;
	/** To the developer, until a day. */
	toDeveloper: number;
	until: Day | null;
	instalment: { amount: number; frequency: Frequency; monthly: number; count: number } | null;
	/** Null: nobody could say yet. */
	transferFee: number | null;
	/** All that is needed to sign. */
	now: number;
	/** The whole price: paid, over and remaining. */
	price: number;
};

type Parts = { paid: number | null; over: number | null; owed: number | null };

/** What was paid, the over and what is still owed. */
export const wholePrice = ({ paid, over, owed }: Parts): number => (paid ?? 0) + (over ?? 0) + (owed ?? 0);

/** An owner who sells at a loss asks for less than was paid, but never for less than nothing. */
export const isOverPossible = (paid: number, over: number): boolean => paid + over >= 0;

/** A home is taken over with its instalments where something of it is still owed. */
export const isTakeover = ({ market, remaining_amount }: { market?: string; remaining_amount?: number | null }): boolean =>
	market === 'resale' && Boolean(remaining_amount);

/** What is paid to whom. Null for all other homes, and where the parts make no sense. */
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

/** As it is quoted: what an offer takes off is off the over, because the rest is paid already, or owed. */
export const readQuotedTakeover = (quoted: ResaleFields & { price: number; list_price: number }): Takeover | null =>
	readTakeover({ ...quoted, over_amount: (quoted.over_amount ?? 0) - (quoted.list_price - quoted.price) });

/** Amounts are said in round numbers: so small a share of an instalment more or less is paid with the last one. */
const ROUNDING = 0.05;

function computeInstalment({ instalment_amount: amount, instalment_frequency }: ResaleFields, owed: number): Takeover['instalment'] {
	const count = amount ? Math.max(1, Math.ceil(owed / amount - ROUNDING)) : 0;
	if (!amount || count > MOST_YEARS * 12) return null;
	const frequency = instalment_frequency ?? 'quarterly';
	return { amount, frequency, monthly: Math.floor(amount / monthsBetween[frequency]), count };
}
