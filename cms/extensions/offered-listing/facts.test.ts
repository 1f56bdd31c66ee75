import { expect, test } from 'vitest';
import { buildNames, readFacts } from './facts.ts';

const offer = {
	purpose: 'sale',
	type: 'villa',
	area: 7,
	bedrooms: 4,
	finishing: null,
	price: 9_000_000,
	delivery: '2028',
	agent: 5,
	rent_period: 'month',
};

test('takes over the facts that the owner gave, and no others', () => {
	expect(readFacts(offer)).toEqual({
		status: 'draft',
		market: 'resale',
		category: 'residential',
		currency: 'EGP',
		purpose: 'sale',
		type: 'villa',
		area: 7,
		bedrooms: 4,
		agent: 5,
		price: 9_000_000,
		delivery_date: '2028-12-31',
	});
});

test('for a takeover takes over the parts of the price, which Directus adds up', () => {
	const facts = readFacts({
		...offer,
		paid: 1,
		over: -1,
		owed: 5,
		owed_until: '2029-06-01',
		instalment: 1,
		instalment_frequency: 'quarterly',
	});
	expect(facts).toMatchObject({ paid_amount: 1, over_amount: -1, remaining_amount: 5, remaining_until: '2029-06-01' });
	expect(facts).not.toHaveProperty('price');
});

test('sets the period of a rent, the category of an office, and readiness', () => {
	expect(readFacts({ ...offer, purpose: 'rent', type: 'office', delivery: 'ready', owed: 5 })).toMatchObject({
		rent_period: 'month',
		category: 'commercial',
		ready: true,
		price: 9_000_000,
	});
});

test('free text in delivery is not taken as a date', () => {
	expect(readFacts({ ...offer, delivery: '2028-13-45; drop table', price: -5 })).not.toHaveProperty('delivery_date');
	expect(readFacts({ ...offer, price: -5 })).not.toHaveProperty('price');
});

test('names the listing by type and place, in both languages', () => {
	expect(buildNames(offer, { en: 'Zamalek', ar: 'الزمالك' }).map(({ name }) => name)).toEqual([
		'Standalone villa in Zamalek',
		'فيلا مستقلة في الزمالك',
	]);
	expect(buildNames({ type: 'castle' }, { en: null, ar: null }).map(({ name }) => name)).toEqual(['Property', 'عقار']);
});
