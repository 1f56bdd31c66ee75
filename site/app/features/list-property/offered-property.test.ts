import { expect, test } from 'vitest';
import { offeredProperty } from './offered-property.ts';
import type { OfferedPropertyValue } from './schema.ts';

const typed: OfferedPropertyValue = {
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
	takeover: null,
	paid: 2_600_000,
	over: 500_000,
	owed: 4_200_000,
	owedUntil: '2029-06-01',
	instalment: 150_000,
	frequency: 'quarterly',
	plan: '10% at delivery',
	photos: [],
	name: 'Mona',
	phone: '+201001234567',
	email: null,
	channel: 'call',
	consent: true,
};
const origin = { language: 'en' } as Parameters<typeof offeredProperty>[1];

const noInstalments = { paid: null, over: null, owed: null, owedUntil: null, instalment: null, instalmentFrequency: null, plan: '' };

test('a property for sale has one price', () => {
	const offered = offeredProperty(typed, origin);
	expect(offered).toMatchObject({ price: 12_000_000, rentPeriod: null, delivery: '2028', ...noInstalments });
});

test('for a takeover the price is the sum of paid, over and remaining', () => {
	expect(offeredProperty({ ...typed, takeover: 'yes' }, origin)).toMatchObject({
		price: 7_300_000,
		paid: 2_600_000,
		over: 500_000,
		owed: 4_200_000,
		owedUntil: '2029-06-01',
		instalment: 150_000,
		instalmentFrequency: 'quarterly',
		plan: '10% at delivery',
	});
	expect(offeredProperty({ ...typed, takeover: 'yes', over: -600_000 }, origin).price).toBe(6_200_000);
	expect(offeredProperty({ ...typed, takeover: 'yes', over: null, instalment: null }, origin)).toMatchObject({
		price: 6_800_000,
		over: 0,
		instalmentFrequency: null,
	});
});

test('a rental has a period and no sale fields', () => {
	const offered = offeredProperty({ ...typed, purpose: 'rent', price: 40_000, takeover: 'yes' }, origin);
	expect(offered).toMatchObject({ price: 40_000, rentPeriod: 'year', ...noInstalments });
	expect(offeredProperty({ ...typed, purpose: 'rent', period: null }, origin).rentPeriod).toBe('month');
});

test('land has no rooms', () => {
	const offered = offeredProperty({ ...typed, type: 'land' }, origin);
	expect(offered).toMatchObject({ landArea: 400, builtUpArea: null, bedrooms: null, bathrooms: null, finishing: null, delivery: null });
});
