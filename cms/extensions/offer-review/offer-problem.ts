import { findContradictions } from '../../../content/entities/contradictions.ts';
import type { Row } from '../hook.ts';

export const reviewedFields = [
	...['status', 'valid_from', 'valid_until', 'project', 'property', 'developer', 'price', 'discount_percent'],
] as const;

/** The home that the offer is on, if it is on a single one. */
export type OfferedHome = { price: number; isTakeover: boolean };

const REVERSED = 'The offer ends before it begins. · ينتهي العرض قبل أن يبدأ';
const ON_NOTHING =
	'Say what the offer is on before it is published: a property, a compound or a developer. · حدّد على ماذا يسري العرض قبل نشره: عقار أو كمبوند أو مطوّر';
const PRICE_OF_MANY =
	'A price is for an offer on one property; on a compound or a developer write a discount. · السعر لعرض على عقار واحد، ولعرض الكمبوند أو المطوّر اكتب خصمًا';

const ON_SEVERAL =
	'An offer is on one thing: a property, a compound or a developer. For another, make another offer. · العرض على شيء واحد: عقار أو كمبوند أو مطوّر، ولغيره أنشئ عرضًا آخر';
const ON_TAKEOVER =
	'This home is taken over with its instalments: the owner changes what is asked on the home itself. · هذا العقار يُباع مع أقساطه المتبقية: يُعدَّل المطلوب في العقار نفسه لا في عرض';
const CONTRADICTION = 'The price and the discount do not agree: leave one of them empty. · السعر والخصم لا يتفقان: اترك أحدهما فارغًا';
const NO_DISCOUNT = 'A discount of 0 is none: leave it empty. · الخصم 0 ليس خصمًا: اتركه فارغًا';

/** In per cent, because prices are rounded. */
const CLOSE_ENOUGH = 1;

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Why an offer makes no sense, in both languages; null if it does. */
export function findOfferProblem(row: Row, home: OfferedHome | null = null): string | null {
	if (findContradictions('offer', row).length) return REVERSED;
	if (row['status'] !== 'published') return null;
	const subjects = ['property', 'project', 'developer'].filter((subject) => isGiven(row[subject]));
	if (subjects.length === 0) return ON_NOTHING;
	if (subjects.length > 1) return ON_SEVERAL;
	if (isGiven(row['price']) && !isGiven(row['property'])) return PRICE_OF_MANY;
	if (isGiven(row['discount_percent']) && Number(row['discount_percent']) === 0) return NO_DISCOUNT;
	if (home?.isTakeover) return ON_TAKEOVER;
	return home && isGiven(row['price']) && isGiven(row['discount_percent']) && !doAgree(row, home) ? CONTRADICTION : null;
}

function doAgree({ price, discount_percent }: Row, home: OfferedHome): boolean {
	const percent = 100 * (1 - Number(price) / home.price);
	return Math.abs(percent - Number(discount_percent)) <= CLOSE_ENOUGH;
}
