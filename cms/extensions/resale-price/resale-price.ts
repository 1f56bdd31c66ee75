import { MOST_POUNDS, toPiastres, toPounds } from '../../../domain/money/amounts.ts';
import { isOverPossible } from '../../../domain/money/resale.ts';
import type { Row } from '../hook.ts';

const amounts = ['paid_amount', 'over_amount', 'remaining_amount', 'instalment_amount', 'transfer_fee_percent'] as const;
type Amount = (typeof amounts)[number];

/** What the price of a resale depends on, and what is checked with it. */
export const priceFields = ['purpose', 'market', ...amounts];

const names: Record<Amount, string> = {
	paid_amount: 'Paid so far · المدفوع حتى الآن',
	over_amount: 'Over · الأوفر',
	remaining_amount: 'Remaining to the developer · المتبقي للمطوّر',
	instalment_amount: 'Each instalment · قيمة القسط',
	transfer_fee_percent: 'Transfer fee of the developer · رسوم التنازل للمطوّر',
};

const bounds: Record<Amount, [least: number, most: number]> = {
	paid_amount: [0, MOST_POUNDS],
	over_amount: [-MOST_POUNDS, MOST_POUNDS],
	remaining_amount: [0, MOST_POUNDS],
	instalment_amount: [0, MOST_POUNDS],
	transfer_fee_percent: [0, 100],
};

const UNDER_PAID =
	'Over · الأوفر: An owner who sells at a loss can ask for less than was paid, but not for less than nothing. · من يبيع بخسارة يطلب أقل مما دفعه، ولا يقل المطلوب له عن صفر';

type Outcome = { price: number | null; problem: string | null };

/** What a resale with instalments costs, or why it cannot be so. No price: it is none, and its price is what staff say. */
export function resalePrice(row: Row): Outcome {
	const none = { price: null, problem: null };
	if (row['purpose'] !== 'sale' || row['market'] !== 'resale') return none;
	const values: Partial<Record<Amount, number>> = {};
	for (const field of amounts) {
		const said = row[field];
		if (said === null || said === undefined || said === '') continue;
		const value = typeof said === 'number' || typeof said === 'string' ? Number(said) : Number.NaN;
		const [least, most] = bounds[field];
		if (!(value >= least && value <= most)) return { price: null, problem: outside(field, least, most) };
		values[field] = value;
	}
	const { paid_amount: paid = 0, over_amount: over = 0, remaining_amount: remaining = 0 } = values;
	if (!isOverPossible(paid, over)) return { price: null, problem: UNDER_PAID };
	const sum = toPiastres(paid) + toPiastres(over) + toPiastres(remaining);
	return remaining === 0 ? none : { price: toPounds(sum), problem: null };
}

function outside(field: Amount, least: number, most: number): string {
	const [from, to] = [least, most].map((bound) => bound.toLocaleString('en'));
	return `${names[field]}: A number from ${from} to ${to}. · رقم من ${from} إلى ${to}`;
}
