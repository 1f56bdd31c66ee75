import { expect, test } from 'vitest';
import { offeredProperty } from './offered-property.ts';
import type { ListingValue } from './schema.ts';

const typed: ListingValue = {
	area: 1001,
	compound: 'Mivida',
	address: '',
	purpose: 'sale',
	type: 'villa',
	finishing: 'fully_finished',
	delivery: ['2028'],
	builtUp: 300,
	land: 400,
	bedrooms: 4,
	bathrooms: 5,
	details: 'Corner plot',
	price: 12_000_000,
	period: 'year',
	owed: 3_500_000,
	plan: 'Eight quarters',
	photos: [],
	name: 'Mona',
	phone: '+201001234567',
	email: null,
	channel: 'call',
	consent: true,
};
const origin = { language: 'en' } as Parameters<typeof offeredProperty>[1];

test('of what is for sale the agent reads what is still owed, and how it is paid', () => {
	const offered = offeredProperty(typed, origin);
	expect(offered).toMatchObject({ price: 12_000_000, owed: 3_500_000, plan: 'Eight quarters', rentPeriod: null, delivery: '2028' });
});

test('of what is for rent the agent reads how often, and nothing that belongs to a sale', () => {
	const offered = offeredProperty({ ...typed, purpose: 'rent', price: 40_000 }, origin);
	expect(offered).toMatchObject({ price: 40_000, rentPeriod: 'year', owed: null, plan: '' });
	expect(offeredProperty({ ...typed, purpose: 'rent', period: null }, origin).rentPeriod).toBe('month');
});

test('of land nobody asks how many rooms it has', () => {
	const offered = offeredProperty({ ...typed, type: 'land' }, origin);
	expect(offered).toMatchObject({ landArea: 400, builtUpArea: null, bedrooms: null, bathrooms: null, finishing: null, delivery: null });
});
