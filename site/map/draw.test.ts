import { describe, expect, test } from 'vitest';
import { drawBase } from './draw.ts';
import { readGeography } from './geography.ts';
import type { View } from './projection.ts';
import { listLinesInView } from './roads-in-view.ts';

const geography = readGeography();
const size = { width: 1240, height: 900 };
const view = (longitude: number, latitude: number, zoom: number): View => ({ ...size, centre: { longitude, latitude }, zoom });
const views: Record<string, View> = {
	'the whole country': view(30.5, 27, 5),
	'the north of the country': view(30.5, 29.5, 6.5),
	'the Delta': view(31, 30.9, 8),
	'Greater Cairo': view(31.25, 30.05, 9.5),
	Cairo: view(31.25, 30.05, 11),
	'the middle of Cairo': view(31.24, 30.05, 12.2),
	'New Cairo': view(31.47, 30.03, 12),
	Alexandria: view(29.93, 31.2, 11.5),
	'the Red Sea at Hurghada': view(33.81, 27.26, 9),
};

describe('a drawing of the map', () => {
	test.each(Object.entries(views))('%s stays within 24 kB', (_name, shown) => {
		expect(drawBase(geography, shown).length).toBeLessThanOrEqual(24_000);
	});

	test('ignores what is far outside the view', () => {
		const numbers = [...drawBase(geography, views['the Delta'] as View).matchAll(/M(-?\d+) (-?\d+)/g)];
		expect(numbers.length).toBeGreaterThan(5);
		for (const [, x, y] of numbers) {
			expect(Number(x)).toBeGreaterThan(-100);
			expect(Number(x)).toBeLessThan(2 * size.width + 100);
			expect(Number(y)).toBeGreaterThan(-100);
			expect(Number(y)).toBeLessThan(2 * size.height + 100);
		}
	});

	const at = (longitude: number, latitude: number, zoom = 13) =>
		drawBase(geography, { width: 40, height: 40, centre: { longitude, latitude }, zoom });
	const WATER = 'fill="#bcd6f2"';

	test('shows the Nile, the sea and no water in the desert', () => {
		expect(at(31.2265, 30.0445)).toContain(WATER);
		expect(at(31.245, 30.05)).not.toContain(WATER);
		expect(at(29, 31.5)).toContain(WATER);
		expect(at(31.47, 30.03)).not.toContain(WATER);
	});

	test('shows main roads from afar and small streets close up', () => {
		const classes = (svg: string) => [...svg.matchAll(/<path id="(\w+)"/g)].map(([, name]) => name);
		expect(classes(drawBase(geography, view(30.5, 27, 5)))).toEqual(['trunk', 'motorway']);
		expect(classes(drawBase(geography, { ...view(31.47, 30.03, 13), width: 700, height: 400 }))).toEqual(
			expect.arrayContaining(['tertiary', 'secondary', 'primary']),
		);
	});

	test('shows the monorail with its stations in New Cairo', () => {
		const near = drawBase(geography, { ...view(31.47, 30.02, 13), width: 700, height: 400 });
		expect(near).toContain('stroke="#7b3fa0"');
		expect(near).toContain('<circle');
	});
});

test('names roads in both languages, smaller ones only close up', () => {
	const names = (zoom: number) => listLinesInView(geography, view(31.47, 30.02, zoom)).roads.map(({ name }) => name);
	expect(names(13)).toContainEqual({ en: 'South 90th Street', ar: 'شارع التسعين الجنوبي' });
	const classes = (zoom: number) => new Set(listLinesInView(geography, view(31.47, 30.02, zoom)).roads.map((road) => road.class));
	expect(classes(13.5)).toContain('tertiary');
	expect([...classes(9)].sort()).toEqual(['motorway', 'trunk']);
});
