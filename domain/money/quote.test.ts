import { expect, test } from 'vitest';
import { type OfferTerms, type QuotedUnit, quoteUnit } from './quote.ts';

const unit: QuotedUnit = {
	id: 1,
	purpose: 'sale',
	market: 'primary',
	type: 'apartment',
	project: 10,
	price: 10_000_000,
	payment_plans: [5],
};
const offer = (changes: Partial<OfferTerms>): OfferTerms => ({
	...{ id: 1, property: null, project: null, developer: null, types: [], price: null, discount_percent: null, cash_only: false, pays: [] },
	payment_plans: [],
	...changes,
});
const DEVELOPER = 100;
const quote = (changes: Partial<OfferTerms>, on: Partial<QuotedUnit> = {}) => quoteUnit({ ...unit, ...on }, DEVELOPER, [offer(changes)]);

test('without an offer there is nothing to quote by', () => {
	expect(quoteUnit(unit, DEVELOPER, [])).toBeNull();
});

test('an offer’s price or discount is the price, and the list’s is kept beside it', () => {
	expect(quote({ property: 1, price: 9_400_000 })).toMatchObject({ price: 9_400_000, list_price: 10_000_000, offer: 1 });
	expect(quote({ project: 10, discount_percent: 6 })).toMatchObject({ price: 9_400_000, list_price: 10_000_000 });
	expect(quote({ developer: DEVELOPER, discount_percent: 12.5 })).toMatchObject({ price: 8_750_000 });
});

test('a price above the list’s is a slip, not an offer', () => {
	expect(quote({ property: 1, price: 11_000_000 })).toMatchObject({ price: 10_000_000 });
});

test('what is owed on a home that is taken over does not become less by an offer', () => {
	const takeover = { market: 'resale', remaining_amount: 6_000_000 } as const;
	expect(quote({ property: 1, price: 5_000_000 }, takeover)).toBeNull();
	expect(quote({ property: 1, price: 9_000_000 }, { market: 'resale', remaining_amount: null })?.price).toBe(9_000_000);
});

test('a discount for cash leaves the price by instalments as it is', () => {
	expect(quote({ project: 10, discount_percent: 12, cash_only: true })).toMatchObject({ price: 10_000_000, offer_cash_percent: 12 });
});

test('a price of next to nothing is a slip, and the list price stays', () => {
	expect(quote({ property: 1, price: 1 })?.price).toBe(10_000_000);
	expect(quote({ property: 1, price: 1_000_000 })?.price).toBe(1_000_000);
});

test('what the developer pays is named', () => {
	expect(quote({ project: 10, payment_plans: [9, 5] })).toMatchObject({ price: 10_000_000, payment_plans: [9, 5] });
	expect(quote({ project: 10, pays: ['club'] })).toMatchObject({ price: 10_000_000, paid_charges: ['club'] });
});

test('an offer on one unit is on that unit alone; others are on what the developer sells', () => {
	expect(quote({ property: 2, price: 1 })).toBeNull();
	expect(quote({ property: 1, price: 9_000_000 }, { market: 'resale' })?.price).toBe(9_000_000);
	for (const on of [{ market: 'resale' }, { purpose: 'rent' }, { project: 11 }] as const)
		expect(quote({ project: 10, discount_percent: 5 }, on)).toBeNull();
	expect(quote({ developer: 101, discount_percent: 5 })).toBeNull();
	expect(quote({ project: 10, types: ['villa'], discount_percent: 5 })).toBeNull();
	expect(quote({ project: 10, types: ['apartment'], discount_percent: 5 })?.price).toBe(9_500_000);
});

test('of several the best for the buyer counts, and they do not add up', () => {
	const offers = [
		offer({ id: 1, developer: DEVELOPER, discount_percent: 3 }),
		offer({ id: 2, project: 10, discount_percent: 5 }),
		offer({ id: 3, project: 10, discount_percent: 5, pays: ['club'] }),
	];
	expect(quoteUnit(unit, DEVELOPER, offers)).toMatchObject({ price: 9_500_000, offer: 3 });
	expect(quoteUnit(unit, DEVELOPER, offers.toReversed())).toMatchObject({ offer: 3 });
});
