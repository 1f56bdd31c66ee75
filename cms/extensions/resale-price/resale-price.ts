import { MOST_POUNDS, toPiastres, toPounds } from '../../../domain/money/amounts.ts';
import { isOverPossible } from '../../../domain/money/resale.ts';
import type { Row } from '../hook.ts';

const amounts = ['paid_amount', 'over_amount', 'remaining_amount', 'instalment_amount', 'transfer_fee_percent'] as const;
type Amount = (typeof amounts)[number];

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
	remaining_amount: [1, MOST_POUNDS],
	instalment_amount: [0, MOST_POUNDS],
	transfer_fee_percent: [0, 100],
};

const UNDER_PAID =
	'Over · الأوفر: An owner who sells at a loss can ask for less than was paid, but not for less than nothing. · من يبيع بخسارة يطلب أقل مما دفعه، ولا يقل المطلوب له عن صفر';

const NOTHING_REMAINS =
	'Remaining to the developer · المتبقي للمطوّر: Where nothing remains, leave it empty and write the price. · إذا لم يتبقَّ شيء فاتركه فارغًا واكتب السعر';

type Outcome = { price: number | null; problem: string | null };

/** The price of a takeover, or why it is invalid. No price: it is not a takeover, and staff enter its price. `said`: a price sent along. */
export function computeResalePrice(row: Row, said: unknown = null): Outcome {
	const none = { price: null, problem: null };
	if (row['purpose'] !== 'sale' || row['market'] !== 'resale') return none;
	const values: Partial<Record<Amount, number>> = {};
	for (const field of amounts) {
		const value = readNumber(row[field]);
		if (value === null) continue;
		if (field === 'remaining_amount' && value === 0) return { price: null, problem: NOTHING_REMAINS };
		const [least, most] = bounds[field];
		if (!(value >= least && value <= most)) return { price: null, problem: outside(field, least, most) };
		values[field] = value;
	}
	const { paid_amount: paid = 0, over_amount: over = 0, remaining_amount: remaining = 0 } = values;
	if (!isOverPossible(paid, over)) return { price: null, problem: UNDER_PAID };
	if (remaining === 0) return none;
	const price = toPounds(toPiastres(paid) + toPiastres(over) + toPiastres(remaining));
	if (price > MOST_POUNDS) return { price: null, problem: tooMuch(price) };
	return [null, price].includes(readNumber(said)) ? { price, problem: null } : { price: null, problem: otherPrice(price) };
}

/** Null if empty; NaN if it is not a number. */
function readNumber(said: unknown): number | null {
	if (said === null || said === undefined || said === '') return null;
	return typeof said === 'number' || typeof said === 'string' ? Number(said) : Number.NaN;
}

const written = (pounds: number) => pounds.toLocaleString('en');

const tooMuch = (price: number) =>
	`Price · السعر: Paid, over and remaining come to ${written(price)}; a price is at most ${written(MOST_POUNDS)}. · مجموع المدفوع والأوفر والمتبقي ${written(price)}، وأقصى سعر ${written(MOST_POUNDS)}`;

const otherPrice = (price: number) =>
	`Price · السعر: Paid, over and remaining come to ${written(price)}. Leave the price empty, or change what it is made of. · مجموع المدفوع والأوفر والمتبقي ${written(price)}. اترك السعر فارغًا أو عدّل مكوّناته`;

function outside(field: Amount, least: number, most: number): string {
	const [from, to] = [written(least), written(most)];
	return `${names[field]}: A number from ${from} to ${to}. · رقم من ${from} إلى ${to}`;
}
