import type { Row } from '../hook.ts';

export const reviewedFields = ['status', 'valid_from', 'valid_until', 'project', 'property', 'developer', 'price'] as const;

const REVERSED = 'The offer ends before it begins. · ينتهي العرض قبل أن يبدأ';
const ON_NOTHING =
	'Say what the offer is on before it is published: a property, a compound or a developer. · حدّد على ماذا يسري العرض قبل نشره: عقار أو كمبوند أو مطوّر';
const PRICE_OF_MANY =
	'A price is for an offer on one property; on a compound or a developer write a discount. · السعر لعرض على عقار واحد، ولعرض الكمبوند أو المطوّر اكتب خصمًا';

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Why visitors could make nothing of an offer, in both languages; null where they can. */
export function findOfferProblem(row: Row): string | null {
	const [from, until] = [row['valid_from'], row['valid_until']];
	if (isGiven(from) && isGiven(until) && String(until).slice(0, 10) < String(from).slice(0, 10)) return REVERSED;
	if (row['status'] !== 'published') return null;
	if (!['property', 'project', 'developer'].some((subject) => isGiven(row[subject]))) return ON_NOTHING;
	return isGiven(row['price']) && !isGiven(row['property']) ? PRICE_OF_MANY : null;
}
