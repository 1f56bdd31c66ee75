import { describe, expect, test } from 'vitest';
import { compileAll } from '#app/i18n/compile-messages.ts';
import ar from '#app/i18n/messages/ar.json' with { type: 'json' };
import en from '#app/i18n/messages/en.json' with { type: 'json' };
import { createTranslator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createCatalogue } from '#catalogue/catalogue.ts';
import { buildListing } from '#catalogue/listing.ts';
import { createSurroundings } from '#catalogue/surroundings.ts';
import { locales } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { searchPins } from './search-map-pins.ts';

const at = (longitude: number, latitude: number) => ({ coordinates: { type: 'Point', coordinates: [longitude, latitude] } });

/** Five homes around Cairo, one by the sea, one without a position. */
const homes = [
	samples.property(1, { price: 7_850_000, ...at(31.41, 30.01) }),
	samples.property(2, { price: 48_000, purpose: 'rent', rent_period: 'month', ...at(31.42, 30.02) }),
	samples.property(3, { price: 12_400_000, ...at(31.43, 30.03) }),
	samples.property(4, { price: 250_000, currency: 'USD', ...at(31.44, 30.04) }),
	samples.property(5, at(31.45, 30.05)),
	samples.property(6, at(28.9, 30.9)),
	samples.property(7),
];

function requestIn(locale: 'en' | 'ar'): PageRequest {
	const { put, read, content } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put('property', ...homes);
	const catalogue = createCatalogue();
	const surroundings = createSurroundings(content.replica);
	for (const { id } of homes) {
		const property = read.get('property', id as number);
		const listing =
			property && buildListing(property, surroundings.place(property.area, null), surroundings.terms(property.purpose, [], 0));
		if (listing) catalogue.put(listing);
	}
	const t = createTranslator(compileAll({ en, ar }[locale]) as never, locales[locale].format);
	return { locale, read, t, site: { search: { catalogue } } } as unknown as PageRequest;
}

const listIds = ({ pins }: ReturnType<typeof searchPins>) => pins.map(({ id }) => id).sort((a, b) => a - b);

describe('the pins of a search', () => {
	test('are its homes at their positions', () => {
		const { pins, isWhole } = searchPins(requestIn('en'), {});
		expect(isWhole).toBe(true);
		expect(pins.map(({ id }) => id).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(pins[0]).toMatchObject({ longitude: 31.41, latitude: 30.01, to: '/properties/1-villa-1' });
	});

	test('show a short price, with name and full price for screen readers', () => {
		const { pins } = searchPins(requestIn('en'), {});
		const labels = Object.fromEntries(pins.map(({ id, label }) => [id, label]));
		expect(labels).toMatchObject({ 2: '48K', 3: '12.4M', 4: 'USD\u00a0250K' });
		expect(pins.find(({ id }) => id === 3)?.name).toBe('Villa 3 & garden, EGP\u00a012,400,000');
	});

	test('are in the page’s language', () => {
		const { pins } = searchPins(requestIn('ar'), { purpose: 'rent' });
		expect(pins).toEqual([expect.objectContaining({ id: 2, label: '48\u00a0ألف', name: 'فيلا 2 بحديقة، 48,000\u00a0ج.م' })]);
	});

	test('respect filters and bounds', () => {
		const request = requestIn('en');
		expect(listIds(searchPins(request, { price: { from: 12_400_000, to: 12_400_000 } }))).toEqual([3]);
		expect(listIds(searchPins(request, { bounds: { west: 31.415, south: 30, east: 31.435, north: 30.1 } }))).toEqual([2, 3]);
	});

	test('are limited to the intersection of both bounds', () => {
		const request = requestIn('en');
		const bounds = { west: 31.4, south: 30, east: 31.435, north: 30.1 };
		expect(listIds(searchPins(request, { bounds }, { west: 31.425, south: 29, east: 32, north: 31 }))).toEqual([3]);
		expect(searchPins(request, { bounds }, { west: 28, south: 30, east: 29, north: 31 }).pins).toEqual([]);
	});

	test('are counted together when there are too many', () => {
		const { pins, isWhole } = searchPins(requestIn('en'), {}, null, 4);
		expect(isWhole).toBe(false);
		const counted = pins.map(({ count = 1 }) => count);
		expect(counted.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(6);
		expect(Math.max(...counted)).toBeGreaterThan(1);
		expect(pins.find(({ id }) => id === 6)).toMatchObject({ longitude: 28.9, latitude: 30.9, label: '12.5M' });
	});
});
