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

test('without an offer there is no quote', () => {
	expect(quoteUnit(unit, DEVELOPER, [])).toBeNull();
});

test('an offer sets the price, and the list price is kept', () => {
	expect(quote({ property: 1, price: 9_400_000 })).toMatchObject({ price: 9_400_000, list_price: 10_000_000, offer: 1 });
	expect(quote({ project: 10, discount_percent: 6 })).toMatchObject({ price: 9_400_000, list_price: 10_000_000 });
	expect(quote({ developer: DEVELOPER, discount_percent: 12.5 })).toMatchObject({ price: 8_750_000 });
});

test('an offer above the list price is treated as a mistake', () => {
	expect(quote({ property: 1, price: 11_000_000 })).toMatchObject({ price: 10_000_000 });
});

test('an offer does not reduce what a takeover still owes', () => {
	const takeover = { market: 'resale', remaining_amount: 6_000_000 } as const;
	expect(quote({ property: 1, price: 5_000_000 }, takeover)).toBeNull();
	expect(quote({ property: 1, price: 9_000_000 }, { market: 'resale', remaining_amount: null })?.price).toBe(9_000_000);
});

test('a cash discount does not change the price by instalments', () => {
	expect(quote({ project: 10, discount_percent: 12, cash_only: true })).toMatchObject({ price: 10_000_000, offer_cash_percent: 12 });
});

test('an offer far below the list price is treated as a mistake', () => {
	expect(quote({ property: 1, price: 1 })?.price).toBe(10_000_000);
	expect(quote({ property: 1, price: 1_000_000 })?.price).toBe(1_000_000);
});

test('lists the charges that the developer pays', () => {
	expect(quote({ project: 10, payment_plans: [9, 5] })).toMatchObject({ price: 10_000_000, payment_plans: [9, 5] });
	expect(quote({ project: 10, pays: ['club'] })).toMatchObject({ price: 10_000_000, paid_charges: ['club'] });
});

test('an offer on a unit applies to it alone; others apply to what the developer sells', () => {
	expect(quote({ property: 2, price: 1 })).toBeNull();
	expect(quote({ property: 1, price: 9_000_000 }, { market: 'resale' })?.price).toBe(9_000_000);
	for (const on of [{ market: 'resale' }, { purpose: 'rent' }, { project: 11 }] as const)
		expect(quote({ project: 10, discount_percent: 5 }, on)).toBeNull();
	expect(quote({ developer: 101, discount_percent: 5 })).toBeNull();
	expect(quote({ project: 10, types: ['villa'], discount_percent: 5 })).toBeNull();
	expect(quote({ project: 10, types: ['apartment'], discount_percent: 5 })?.price).toBe(9_500_000);
});

test('the best of several offers counts, and offers do not add up', () => {
	const offers = [
		offer({ id: 1, developer: DEVELOPER, discount_percent: 3 }),
		offer({ id: 2, project: 10, discount_percent: 5 }),
		offer({ id: 3, project: 10, discount_percent: 5, pays: ['club'] }),
	];
	expect(quoteUnit(unit, DEVELOPER, offers)).toMatchObject({ price: 9_500_000, offer: 3 });
	expect(quoteUnit(unit, DEVELOPER, offers.toReversed())).toMatchObject({ offer: 3 });
});
