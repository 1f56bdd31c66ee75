import { expect, test } from 'vitest';
import { groupCrowdedMarks } from './group-crowded-marks.ts';

const view = { centre: { longitude: 31, latitude: 30 }, zoom: 6, width: 1240, height: 900 };
const spot = (longitude: number, latitude: number, count: number) => ({ longitude, latitude, count });

test('overlapping marks merge into the largest', () => {
	expect(groupCrowdedMarks([spot(31.0, 30.0, 150), spot(31.3, 30.05, 486), spot(33.8, 27.2, 37)], view)).toEqual([
		spot(31.3, 30.05, 636),
		spot(33.8, 27.2, 37),
	]);
});

test('at a closer zoom they stay separate', () => {
	expect(groupCrowdedMarks([spot(31.0, 30.0, 150), spot(31.3, 30.05, 486)], { ...view, zoom: 9 })).toHaveLength(2);
});

test('needs less distance vertically than horizontally', () => {
	const degree = (512 * 2 ** 6) / 360;
	expect(groupCrowdedMarks([spot(31, 30, 2), spot(31 + 40 / degree, 30, 1)], view)).toHaveLength(1);
	expect(groupCrowdedMarks([spot(31, 30, 2), spot(31, 30 + 40 / degree, 1)], view)).toHaveLength(2);
});
