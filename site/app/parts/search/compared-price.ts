import type { Property } from '#content/entities/listings.ts';
import { computeMonthlyRent } from '#domain/money/rent.ts';
import { roundDown } from '#domain/money/rounded.ts';
import type { RentPeriod } from '#domain/vocabulary.ts';
import { pounds, type TextContext } from './value-names.ts';

const DIGITS = 3;

/** The lowest price, or rent per month or chosen period, in three digits, rounded down. */
export function comparedPrice(
	request: TextContext,
	{ price, purpose, rent_period }: Pick<Property, 'price' | 'purpose' | 'rent_period'>,
	asked?: RentPeriod,
): string {
	const say = (amount: number) => pounds(request)(roundDown(amount, DIGITS));
	if (purpose !== 'rent') return say(price);
	if (asked) return request.t(`find.rent.${asked}`, { price: say(price) });
	return request.t('find.rent.month', { price: say(computeMonthlyRent(price, rent_period)) });
}
