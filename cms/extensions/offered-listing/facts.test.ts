import { expect, test } from 'vitest';
import { nameOf, readFacts } from './facts.ts';

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

test('facts that the owner gave, and nothing they did not', () => {
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

test('of a home whose instalments go on the parts of its price, which Directus adds up', () => {
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

test('a rent has its period, an office is commercial, and what is ready is ready', () => {
	expect(readFacts({ ...offer, purpose: 'rent', type: 'office', delivery: 'ready', owed: 5 })).toMatchObject({
		rent_period: 'month',
		category: 'commercial',
		ready: true,
		price: 9_000_000,
	});
});

test('what somebody typed into delivery is no date', () => {
	expect(readFacts({ ...offer, delivery: '2028-13-45; drop table', price: -5 })).not.toHaveProperty('delivery_date');
	expect(readFacts({ ...offer, price: -5 })).not.toHaveProperty('price');
});

test('it is called what it is and where, in both languages', () => {
	expect(nameOf(offer, { en: 'Zamalek', ar: 'الزمالك' }).map(({ name }) => name)).toEqual([
		'Standalone villa in Zamalek',
		'فيلا مستقلة في الزمالك',
	]);
	expect(nameOf({ type: 'castle' }, { en: null, ar: null }).map(({ name }) => name)).toEqual(['Property', 'عقار']);
});
