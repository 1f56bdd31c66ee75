import type { PaymentPlan, Property } from '../../../../content/entities/listings.ts';

/** What a listing costs in all: the price and everything that comes on top of it. Null when nothing is known to come on top. */
export function allInPrice({
	price,
	maintenance_percent,
	club_fee,
	parking_fee,
}: Pick<Property, 'price' | 'maintenance_percent' | 'club_fee' | 'parking_fee'>): number | null {
	const charges = (price * (maintenance_percent ?? 0)) / 100 + (club_fee ?? 0) + (parking_fee ?? 0);
	return charges > 0 ? Math.round(price + charges) : null;
}

/** The instalments of a plan, spread evenly over its months. */
export function monthlyOf(price: number, plan: PaymentPlan): number {
	const paidOtherwise = plan.down_payment_percent + (plan.early_percent ?? 0) + (plan.delivery_percent ?? 0);
	return Math.round((price * (100 - paidOtherwise)) / 100 / (plan.years * 12));
}

/** The plan with the smallest monthly sum. */
export const easiestPlan = (price: number, plans: readonly PaymentPlan[]): PaymentPlan | null =>
	plans.reduce<PaymentPlan | null>((best, plan) => (best && monthlyOf(price, best) <= monthlyOf(price, plan) ? best : plan), null);
