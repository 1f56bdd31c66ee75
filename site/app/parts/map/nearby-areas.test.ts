import { describe, expect, test } from 'vitest';
import { formatDistance, nearest } from './nearby-areas.ts';

const area = (id: number, longitude: number, latitude: number) => ({ id, coordinates: { longitude, latitude } });
const newCairo = { longitude: 31.47, latitude: 30.03 };
const areas = [
	area(1, 31.491, 30.007),
	area(2, 31.45, 30.06),
	area(3, 29.916, 31.202),
	area(4, 31.64, 30.105),
	{ id: 5, coordinates: null },
	area(6, 31.47, 30.03),
];
const ids = (list: { record: { id: number } }[]) => list.map(({ record }) => record.id);

describe('the nearest areas', () => {
	test('are sorted by distance, without the area itself and those without a location', () => {
		expect(ids(nearest(areas, newCairo, { except: 6, most: 4 }))).toEqual([1, 2, 4]);
	});

	test('are limited in number', () => {
		expect(ids(nearest(areas, newCairo, { except: null, most: 2 }))).toEqual([6, 1]);
	});

	test('at the same distance are sorted by id', () => {
		expect(ids(nearest([area(9, 31, 30), area(8, 31, 30)], newCairo, { except: null, most: 2 }))).toEqual([8, 9]);
	});
});

test.each([
	[0.02, 0.1],
	[3.449, 3.4],
	[9.96, 10],
	[12.4, 12],
])('%d km is shown as %d km', (kilometres, said) => {
	expect(formatDistance(kilometres)).toBe(said);
});
