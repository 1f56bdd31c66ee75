import type { Property } from '#content/entities/listings.ts';
import { monthlyRent } from '#domain/money/rent.ts';
import type { RentPeriod } from '#domain/vocabulary.ts';
import { pounds, type Speaker } from './value-names.ts';

/** What a search compares by: the price, or the rent by the month or by the period that was asked for. */
export function comparedPrice(
	request: Speaker,
	{ price, purpose, rent_period }: Pick<Property, 'price' | 'purpose' | 'rent_period'>,
	asked?: RentPeriod,
): string {
	const say = pounds(request);
	if (purpose !== 'rent') return say(price);
	if (asked) return request.t(`find.rent.${asked}`, { price: say(price) });
	return request.t('find.rent.month', { price: say(Math.round(monthlyRent(price, rent_period) / 500) * 500) });
}
