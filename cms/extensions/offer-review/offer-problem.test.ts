import { expect, test } from 'vitest';
import { findOfferProblem } from './offer-problem.ts';

const offer = { status: 'published', valid_from: '2026-11-01', valid_until: '2026-11-30', project: 7, discount_percent: 5 };

test('an offer with days, a subject and a benefit is valid', () => {
	expect(findOfferProblem(offer)).toBeNull();
	expect(findOfferProblem({ ...offer, valid_until: '2026-11-01' })).toBeNull();
	expect(findOfferProblem({ ...offer, project: null, property: 1, price: 5_000_000, discount_percent: null })).toBeNull();
});

test.each([
	['ends before it begins', { valid_until: '2026-10-31' }, /ends before.*قبل أن يبدأ/],
	['is on nothing', { project: null }, /what the offer is on.*عقار أو كمبوند/],
	['has a price for many', { price: 5 }, /on one property.*عقار واحد/],
	['is on two things', { developer: 3 }, /on one thing.*شيء واحد/],
	['takes nothing off', { discount_percent: 0 }, /0 is none.*ليس خصمًا/],
])('one that %s is refused', (_, changed, problem) => expect(findOfferProblem({ ...offer, ...changed })).toMatch(problem));

test('an offer on one home has to agree with its price', () => {
	const home = { price: 20_000_000, isTakeover: false };
	const onHome = { ...offer, project: null, property: 1 };
	expect(findOfferProblem({ ...onHome, price: 19_000_000 }, home)).toBeNull();
	expect(findOfferProblem({ ...onHome, price: 19_100_000 }, home)).toBeNull();
	expect(findOfferProblem({ ...onHome, price: 16_500_000 }, home)).toMatch(/do not agree.*لا يتفقان/);
	expect(findOfferProblem(onHome, { ...home, isTakeover: true })).toMatch(/taken over.*أقساطه/);
});

test('a draft may lack its subject, but must not end before it begins', () => {
	expect(findOfferProblem({ ...offer, status: 'draft', project: null })).toBeNull();
	expect(findOfferProblem({ ...offer, status: 'draft', valid_from: '2027-01-01' })).not.toBeNull();
});
