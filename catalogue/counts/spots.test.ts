import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { drawFrom, randomListing, TODAY } from '../testing/random-listings.ts';

const LISTINGS = 100_000;
const GRID = { apart: 1000, side: 24 };

const draw = drawFrom(5);
const catalogue = createCatalogue();
catalogue.setToday(TODAY);
const points = new Map<number, { lng: number; lat: number }>();
for (let id = 1; id <= LISTINGS; id++) {
	const point = draw.chance(0.9) ? { lng: 25 + draw.int(0, 10_000) / 1000, lat: 22 + draw.int(0, 9000) / 1000 } : null;
	catalogue.put({ ...randomListing(draw, id), until: null, point });
	if (point) points.set(id, point);
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a hundred thousand listings on a map', () => {
	const { spots, located, extent } = catalogue.spots({}, GRID);

	test('become at most as many spots as the grid has cells, and all are counted', () => {
		expect(catalogue.size).toBe(LISTINGS);
		expect(located).toBe(points.size);
		expect(spots.length).toBeLessThanOrEqual(GRID.side ** 2);
		expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(located);
		expect(extent).toEqual({ west: 25, east: 35, south: 22, north: 31 });
		expect(JSON.stringify(spots).length).toBeLessThan(50_000);
	});

	test('each spot is in the middle of its listings', () => {
		const [lngs, lats] = [[...points.values()].map(({ lng }) => lng), [...points.values()].map(({ lat }) => lat)];
		const weighted = (of: 'lng' | 'lat') => spots.reduce((sum, spot) => sum + spot[of] * spot.count, 0) / located;
		expect(weighted('lng')).toBeCloseTo(mean(lngs), 3);
		expect(weighted('lat')).toBeCloseTo(mean(lats), 3);
		for (const { id } of spots) expect(points.has(id)).toBe(true);
	});

	test('are shown one by one when zoomed in far enough', () => {
		const bounds = { west: 30, east: 30.5, south: 30, north: 30.5 };
		const inside = [...points].filter(([, { lng, lat }]) => lng >= 30 && lng <= 30.5 && lat >= 30 && lat <= 30.5).map(([id]) => id);
		const close = catalogue.spots({ bounds }, GRID);
		expect(inside.length).toBeLessThan(GRID.apart);
		expect(close.spots.map(({ id }) => id).sort((a, b) => a - b)).toEqual(inside);
		expect(close.spots.every(({ count }) => count === 1)).toBe(true);
	});

	test('at one point become one spot', () => {
		const one = createCatalogue();
		one.setToday(TODAY);
		for (let id = 1; id <= 1001; id++) one.put({ ...randomListing(draw, id), until: null, point: { lng: 31, lat: 30 } });
		expect(one.spots({}, GRID).spots).toMatchObject([{ lng: 31, lat: 30, count: 1001 }]);
	});
});
