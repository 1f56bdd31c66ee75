import type { Problem } from '../../../content/entities/problems.ts';
import { isTakeover } from '../../../domain/money/resale.ts';
import type { Row } from '../hook.ts';

/** The price, market and remaining amount of the home that an offer is on. */
export type OfferedHome = Row;

/** In per cent, because prices are rounded. */
const CLOSE_ENOUGH = 1;

/** What makes no sense about an offer on this home. */
export function findOfferProblems({ price, discount_percent: discount }: Row, home: OfferedHome | undefined): Problem[] {
	if (!home) return [];
	const { market, remaining_amount: remaining } = home;
	if (isTakeover({ market: String(market), remaining_amount: Number(remaining) })) return [{ rule: 'on_takeover', field: 'property' }];
	if (price == null || discount == null) return [];
	const percent = 100 * (1 - Number(price) / Number(home['price']));
	return Math.abs(percent - Number(discount)) <= CLOSE_ENOUGH ? [] : [{ rule: 'disagree', field: 'price' }];
}
