import { describe, expect, test } from 'vitest';
import type { Rectangle } from '#domain/geometry.ts';
import type { Size } from '#site/map/projection.ts';
import { placeRoadNames, type RoadText } from './road-names.ts';

const view = { width: 600, height: 400 };
const road = (text: string, line: RoadText['line'], kind: RoadText['class'] = 'primary'): RoadText => ({ text, line, class: kind });
const across = (y: number): RoadText['line'] => [
	[0, y],
	[600, y],
];

const place = (roads: RoadText[], size: Size, taken: Rectangle[]) => placeRoadNames({ roads, rails: [] }, size, taken);

describe('names along roads', () => {
	test('follow the road and are never upside down', () => {
		const uphill = road('Uphill', [
			[100, 300],
			[300, 100],
		]);
		const back = road('Back', [
			[590, 380],
			[300, 380],
		]);
		const placed = place([uphill, back], view, []);
		expect(Object.fromEntries(placed.map(({ text, angle }) => [text, angle]))).toEqual({ Uphill: -45, Back: 0 });
	});

	test('are dropped on short or winding roads', () => {
		const short = road('A long name of a short road', [
			[10, 10],
			[60, 10],
		]);
		const bends = road(
			'Winding Road',
			Array.from({ length: 40 }, (_, step) => [20 + step * 6, 200 + 30 * Math.sin(step)] as const),
		);
		expect(place([short, bends], view, [])).toEqual([]);
	});

	test('avoid edges, obstacles and each other; greater roads come first', () => {
		const pin = { x: 200, y: 180, width: 200, height: 40 };
		const placed = place([road('Small Street', across(205), 'tertiary'), road('Great Road', across(200))], view, [pin]);
		expect(placed.map(({ text }) => text)[0]).toBe('Great Road');
		for (const box of placed.flatMap(({ boxes }) => boxes)) {
			expect(box.x).toBeGreaterThanOrEqual(0);
			expect(box.x + box.width).toBeLessThanOrEqual(view.width);
			expect(box.x + box.width <= pin.x || box.x >= pin.x + pin.width).toBe(true);
		}
		const [great, small] = placed;
		if (small) expect(Math.abs((great?.x ?? 0) - small.x)).toBeGreaterThan(60);
	});

	test('repeat only on long roads', () => {
		expect(place([road('Ring Road', across(100)), road('Ring Road', across(180))], view, [])).toHaveLength(1);
		const wide = { width: 1400, height: 400 };
		const ends = [
			road('Ring Road', [
				[0, 100],
				[200, 100],
			]),
			road('Ring Road', [
				[1000, 100],
				[1300, 100],
			]),
		];
		expect(place(ends, wide, [])).toHaveLength(2);
	});

	test('avoid a railway on their road', () => {
		const [name] = placeRoadNames({ roads: [road('South 90th Street', across(200))], rails: [across(200)] }, view, []);
		expect(name?.y).toBe(214);
		const down: RoadText['line'] = [
			[300, 10],
			[300, 390],
		];
		const [upright] = placeRoadNames({ roads: [road('Shubra Street', down)], rails: [down] }, view, []);
		expect(upright?.x).toBe(314);
	});
});
