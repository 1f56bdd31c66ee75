import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProjection, fitView, kilometresBetween, metresPerPixel } from './projection.ts';

const cairo = { longitude: 31.2357, latitude: 30.0444 };
const alexandria = { longitude: 29.9187, latitude: 31.2001 };
const view = { centre: cairo, zoom: 10, width: 900, height: 400 };
const somewhere = record({
	longitude: double({ min: 22, max: 39, noNaN: true }),
	latitude: double({ min: 20, max: 34, noNaN: true }),
});

describe('the projection', () => {
	test('has its centre in the middle and north up', () => {
		const { project } = createProjection(view);
		expect(project(cairo)).toEqual([450, 200]);
		expect(project({ ...cairo, longitude: cairo.longitude + 0.1 })[0]).toBeGreaterThan(450);
		expect(project({ ...cairo, latitude: cairo.latitude + 0.1 })[1]).toBeLessThan(200);
	});

	test('is Web Mercator with 512 px at zoom 0, like MapLibre', () => {
		const { project } = createProjection({ centre: { longitude: 0, latitude: 0 }, zoom: 0, width: 512, height: 512 });
		expect(project({ longitude: 180, latitude: 0 })[0]).toBeCloseTo(512);
		expect(project({ longitude: 0, latitude: 85.0511287798 })[1]).toBeCloseTo(0, 4);
	});

	test('is invertible', () => {
		const { project, unproject } = createProjection(view);
		assert(
			property(somewhere, (point) => {
				const back = unproject(project(point));
				expect(back.longitude).toBeCloseTo(point.longitude, 8);
				expect(back.latitude).toBeCloseTo(point.latitude, 8);
			}),
		);
	});

	test('computes metres per pixel', () => {
		const { unproject } = createProjection(view);
		const across = kilometresBetween(unproject([450, 200]), unproject([451, 200]));
		expect(across * 1000).toBeCloseTo(metresPerPixel(cairo.latitude, 10), 0);
	});
});

describe('the view of points', () => {
	test('fits them as closely as possible', () => {
		const found = fitView([cairo, alexandria], { width: 300, height: 200 }, 14);
		const { project } = createProjection({ ...(found as NonNullable<typeof found>), width: 300, height: 200 });
		const [[x1, y1], [x2, y2]] = [project(alexandria), project(cairo)];
		expect(Math.min(x1, y1)).toBeGreaterThanOrEqual(-1e-6);
		expect(x2).toBeLessThanOrEqual(300 + 1e-6);
		expect(y2).toBeLessThanOrEqual(200 + 1e-6);
		expect(Math.max((x2 - x1) / 300, (y2 - y1) / 200)).toBeCloseTo(1);
	});

	test('of one point uses the closest zoom; of none is null', () => {
		expect(fitView([cairo, cairo], { width: 300, height: 200 }, 12)?.zoom).toBe(12);
		expect(fitView([], { width: 300, height: 200 }, 12)).toBeNull();
	});
});

test('Cairo to Alexandria is 180 km', () => {
	expect(kilometresBetween(cairo, alexandria)).toBeCloseTo(179.9, 0);
	expect(kilometresBetween(cairo, cairo)).toBe(0);
});
