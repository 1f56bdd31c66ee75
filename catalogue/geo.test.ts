import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceFrom, isWithin } from './geo.ts';

/** Evenly distributed numbers, unlike fast-check's doubles. */
const between = (least: number, most: number) =>
	fc.integer({ min: 0, max: 1_000_000 }).map((part) => least + (most - least) * (part / 1e6));
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const DEGREE_KM = 111.195;

test('isWithin agrees with distanceFrom', () => {
	fc.assert(
		fc.property(
			fc.record({ lng: between(-180, 180), lat: between(-80, 80) }),
			fc.oneof(between(0, 120), between(90, 100)),
			between(0, 360),
			fc.oneof(between(0, 3), between(0.97, 1.03), between(0.995, 1.005)),
			(from, kilometres, direction, share) => {
				const degrees = (kilometres * share) / DEGREE_KM;
				const lng = from.lng + (degrees * Math.cos(radians(direction))) / Math.cos(radians(from.lat));
				const lat = from.lat + degrees * Math.sin(radians(direction));
				expect(isWithin(from, kilometres)(lng, lat)).toBe(distanceFrom(from)(lng, lat) <= kilometres);
			},
		),
		{ numRuns: 20_000 },
	);
});

test('an unknown point is not within anything', () => {
	expect(isWithin({ lng: 31, lat: 30 }, 10)(Number.NaN, Number.NaN)).toBe(false);
	expect(isWithin({ lng: 31, lat: 80 }, 10)(Number.NaN, Number.NaN)).toBe(false);
});
