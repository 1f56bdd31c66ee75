import type { PaymentPlan } from '#content/entities/listings.ts';
import type { Locale } from '#domain/locales.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildPaymentPlans, type PaymentPlansData, type PaymentPlansInput } from './plan-data.ts';

/** Test data: a flat in New Cairo, sold in November 2026 and handed over two years later. */
export const plan = (changes: Partial<PaymentPlan> = {}): PaymentPlan => ({
	id: 1,
	down_payment_percent: 10,
	years: 8,
	frequency: 'quarterly',
	early_percent: 0,
	early_month: null,
	delivery_percent: 5,
	cash_discount_percent: 22,
	...changes,
});

const sale: PaymentPlansInput = {
	price: 7_850_000,
	currency: 'EGP',
	plans: [plan()],
	charges: { maintenance_percent: 8, club_fee: 150_000, parking_fee: 145_000 },
	deliveryDate: '2028-12-31',
	ready: false,
	cashOnly: false,
};

export const buildSaleData = (changes: Partial<PaymentPlansInput> = {}, locale: Locale = 'en'): PaymentPlansData | null =>
	buildPaymentPlans({ locale, t: readTranslator(locale), rate: null }, { ...sale, ...changes }, '2026-11-15');

export function knownData(changes: Partial<PaymentPlansInput> = {}, locale: Locale = 'en'): PaymentPlansData {
	const data = buildSaleData(changes, locale);
	if (!data) throw new Error('There is nothing to show');
	return data;
}
