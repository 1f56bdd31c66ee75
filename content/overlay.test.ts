import { expect, test } from 'vitest';
import { samples, testContent } from '#site/server/test-content.ts';
import { page, pageBlock } from './entities/editorial.ts';
import { offer, property } from './entities/listings.ts';
import { applyOverlay } from './overlay.ts';

const { put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('property', samples.property(7), samples.property(8));
const draft = property.parse(samples.property(7, { price: 1_000_000 }));
const over = (entity: typeof draft) => ({ collection: 'property' as const, entity, parts: [], isListed: false });
const unpublished = property.parse(samples.property(9));

test('a draft replaces the published record when read by id', () => {
	const laid = applyOverlay(read, over(draft));
	expect(laid.get('property', 7)?.price).toBe(1_000_000);
	expect(laid.get('property', '7')?.price).toBe(1_000_000);
	expect(laid.get('property', 8)).toBe(read.get('property', 8));
	expect(laid.get('area', 2)).toBe(read.get('area', 2));
	expect(laid.get('agent', 7)).toBeNull();
});

test('it is not in lists or counts', () => {
	const laid = applyOverlay(read, over(unpublished));
	expect(laid.get('property', 9)?.id).toBe(9);
	expect(laid.list('property')).toEqual(read.list('property'));
	expect(laid.count('property')).toBe(2);
	expect(laid.many('property', [7, 8, 9]).map(({ id }) => id)).toEqual([7, 8]);
});

test('other readers do not see it', () => {
	applyOverlay(read, over(draft));
	expect(read.get('property', 7)?.price).toBe(12_500_000);
	expect(read.get('property', 9)).toBeNull();
});

test('its price includes its offer', () => {
	put('offer', {
		...{ id: 1, valid_from: '2020-01-01', valid_until: '2099-01-01', property: 9, discount_percent: 10 },
		translations: { en_US: { name: 'Ten per cent' } },
	});
	expect(applyOverlay(read, over(unpublished)).get('property', 9)).toMatchObject({ price: 11_250_000, list_price: 12_500_000 });
});

const texts = (name: string) => ({ en_US: { name, title: name, heading: name } });

test('a page is found by its key, with its own blocks only', () => {
	put('page', { id: 3, key: 'about-us', translations: texts('About us') });
	put('page_block', { id: 31, page: 3, sort: 1, type: 'faq', translations: texts('Published') });
	const entity = page.parse({ id: 3, key: 'about-us', translations: texts('Draft') });
	const block = pageBlock.parse({ id: 32, page: 3, sort: 1, type: 'rich_text', translations: texts('New block') });
	const parts = [{ collection: 'page_block' as const, field: 'page', entities: [block] }];
	const laid = applyOverlay(read, { collection: 'page', entity, parts, isListed: false });
	expect(laid.page('about-us')?.translations.en.title).toBe('Draft');
	expect(laid.page('home')).toBe(read.page('home'));
	expect(laid.list('page_block', { under: { field: 'page', id: 3 } }).map(({ id }) => id)).toEqual([32]);
	expect(laid.list('page_block', { under: { field: 'page', id: 4 } })).toEqual([]);
	expect(laid.get('page_block', 32)?.id).toBe(32);
	expect(read.list('page_block', { under: { field: 'page', id: 3 } }).map(({ id }) => id)).toEqual([31]);
});

test('a record without a page comes first in its collection’s list, and in no other', () => {
	const entity = offer.parse({ id: 2, valid_from: '2020-01-01', valid_until: '2099-01-01', property: 9, translations: texts('Draft') });
	const laid = applyOverlay(read, { collection: 'offer', entity, parts: [], isListed: true });
	expect(laid.list('offer').map(({ id }) => id)).toEqual([2, 1]);
	expect(laid.list('offer', { limit: 1 }).map(({ id }) => id)).toEqual([2]);
	expect(laid.list('offer', { under: { field: 'property', id: 9 } }).map(({ id }) => id)).toEqual([1]);
	expect(read.list('offer').map(({ id }) => id)).toEqual([1]);
});
