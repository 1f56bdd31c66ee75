import { expect, test } from 'vitest';
import { samples, testContent } from '#site/server/test-content.ts';
import { property } from './entities/listings.ts';
import { layOver } from './overlay.ts';

const { put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('property', samples.property(7), samples.property(8));
const draft = property.parse(samples.property(7, { price: 1_000_000 }));
const unpublished = property.parse(samples.property(9));

test('a draft stands in the place of what is published, by its id alone', () => {
	const over = layOver(read, 'property', draft);
	expect(over.get('property', 7)?.price).toBe(1_000_000);
	expect(over.get('property', '7')?.price).toBe(1_000_000);
	expect(over.get('property', 8)).toBe(read.get('property', 8));
	expect(over.get('area', 2)).toBe(read.get('area', 2));
	expect(over.get('agent', 7)).toBeNull();
});

test('it is in no list and no count', () => {
	const over = layOver(read, 'property', unpublished);
	expect(over.get('property', 9)?.id).toBe(9);
	expect(over.list('property')).toEqual(read.list('property'));
	expect(over.count('property')).toBe(2);
	expect(over.many('property', [7, 8, 9]).map(({ id }) => id)).toEqual([7, 8]);
});

test('nobody else is given it', () => {
	layOver(read, 'property', draft);
	expect(read.get('property', 7)?.price).toBe(12_500_000);
	expect(read.get('property', 9)).toBeNull();
});

test('an offer on it is in its price', () => {
	put('offer', {
		...{ id: 1, valid_from: '2020-01-01', valid_until: '2099-01-01', property: 9, discount_percent: 10 },
		translations: { en_US: { name: 'Ten per cent' } },
	});
	expect(layOver(read, 'property', unpublished).get('property', 9)).toMatchObject({ price: 11_250_000, list_price: 12_500_000 });
});
