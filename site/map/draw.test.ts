import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { View } from '#app/parts/map/projection.ts';
import type { BaseMap } from './base-map.ts';
import { drawBase } from './draw.ts';
import egypt from './egypt.json' with { type: 'json' };

const base = egypt as BaseMap;
const size = { width: 1280, height: 480 };
const views: Record<string, View> = {
	'the whole country': { ...size, centre: { longitude: 30.5, latitude: 27 }, zoom: 5 },
	'the Delta': { ...size, centre: { longitude: 31, latitude: 30.9 }, zoom: 8 },
	'the Red Sea at Hurghada': { ...size, centre: { longitude: 33.81, latitude: 27.26 }, zoom: 9 },
	'New Cairo': { ...size, centre: { longitude: 31.47, latitude: 30.03 }, zoom: 12 },
};

describe('the base map', () => {
	test.each(Object.entries(views))('%s stays small', (_name, view) => {
		expect(gzipSync(drawBase(base, view)).length).toBeLessThan(6000);
	});

	test('draws nothing far outside the view', () => {
		const numbers = [...drawBase(base, views['the Delta'] as View).matchAll(/M(-?\d+) (-?\d+)/g)];
		expect(numbers.length).toBeGreaterThan(5);
		for (const [, x, y] of numbers) {
			expect(Number(x)).toBeGreaterThan(-100);
			expect(Number(x)).toBeLessThan(2 * size.width + 100);
			expect(Number(y)).toBeGreaterThan(-100);
			expect(Number(y)).toBeLessThan(2 * size.height + 100);
		}
	});

	test('has the Nile in Cairo, water at sea and neither in the desert', () => {
		const at = (longitude: number, latitude: number) =>
			drawBase(base, { width: 40, height: 40, centre: { longitude, latitude }, zoom: 12 });
		const paths = (svg: string) => svg.match(/<path /g)?.length;
		expect(at(31.222, 30.04)).toContain('stroke="#bcd6f2"');
		expect(at(29, 31.5)).toContain('fill="#bcd6f2"');
		expect(paths(at(31.47, 30.03))).toBe(1);
	});
});
