import { expect, test } from 'vitest';
import { findOfferProblems } from './offer-problems.ts';

const home = { price: '20000000.00', market: 'primary', remaining_amount: null };

test('an offer on one home has to agree with its price', () => {
	const offer = { property: 1, discount_percent: 5 };
	expect(findOfferProblems({ ...offer, price: 19_000_000 }, home)).toEqual([]);
	expect(findOfferProblems({ ...offer, price: 19_100_000 }, home)).toEqual([]);
	expect(findOfferProblems({ ...offer, price: 16_500_000 }, home)).toEqual([{ rule: 'disagree', field: 'price' }]);
	expect(findOfferProblems({ property: 1, discount_percent: null, price: 16_500_000 }, home)).toEqual([]);
});

test('a home that is taken over has no offers', () => {
	const takeover = { ...home, market: 'resale', remaining_amount: '5000000.00' };
	expect(findOfferProblems({ property: 1, discount_percent: 5 }, takeover)).toEqual([{ rule: 'on_takeover', field: 'property' }]);
});

test('an offer on a compound is on no home', () => expect(findOfferProblems({ project: 1, discount_percent: 5 }, undefined)).toEqual([]));
