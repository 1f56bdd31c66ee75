import { isWithin } from '../geo.ts';
import type { Point } from '../query.ts';
import stations from './stations.json' with { type: 'json' };

/** Walking distance. */
const WALK_KM = 1.2;
/** In degrees, a little over a kilometre: a point in none of the squares around a station is far from all of them. */
const SQUARE = 0.0125;

const squareNumber = (value: number) => Math.floor(value / SQUARE);
const squareKey = (lng: number, lat: number) => lng * 100_000 + lat;

function createNear(rail: 'metro' | 'monorail'): (point: Point) => boolean {
	const around = new Map<number, Point[]>();
	for (const { lng, lat } of stations.filter((station) => station.rail.includes(rail)))
		for (const east of [-1, 0, 1])
			for (const north of [-1, 0, 1]) {
				const key = squareKey(squareNumber(lng) + east, squareNumber(lat) + north);
				around.set(key, [...(around.get(key) ?? []), { lng, lat }]);
			}
	return ({ lng, lat }) =>
		around.get(squareKey(squareNumber(lng), squareNumber(lat)))?.some((station) => isWithin(station, WALK_KM)(lng, lat)) ?? false;
}

/** Only the underground counts as metro, not light rail or monorail. */
export const isNearMetro = createNear('metro');
export const isNearMonorail = createNear('monorail');
