import type { Bounds } from '#domain/geometry.ts';
import type { Point } from './query.ts';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres; NaN if a point is not known. */
export function distanceFrom(from: Point): (lng: number, lat: number) => number {
	const cosine = Math.cos(radians(from.lat));
	return (lng, lat) => {
		const up = Math.sin(radians(lat - from.lat) / 2);
		const across = Math.sin(radians(lng - from.lng) / 2);
		return 2 * EARTH_KM * Math.asin(Math.sqrt(up * up + cosine * Math.cos(radians(lat)) * across * across));
	};
}

const FLAT_KM = 100;
const FLAT_LATITUDE = 45;

/**
 * At short distances and away from the poles the earth is treated as flat, with an error below 3 % of the square: only points near the edge are
 * measured exactly.
 */
export function isWithin(from: Point, kilometres: number): (lng: number, lat: number) => boolean {
	const distance = distanceFrom(from);
	const isFlat = kilometres <= FLAT_KM && Math.abs(from.lat) <= FLAT_LATITUDE;
	const [surely, possibly] = isFlat ? [0.97 * kilometres ** 2, 1.03 * kilometres ** 2] : [0, Number.POSITIVE_INFINITY];
	const up = EARTH_KM * radians(1);
	const across = up * Math.cos(radians(from.lat));
	return (lng, lat) => {
		const [x, y] = [(lng - from.lng) * across, (lat - from.lat) * up];
		const square = x * x + y * y;
		return square < surely || (square <= possibly && distance(lng, lat) <= kilometres);
	};
}

/** A box that contains everything within that distance, and little else. */
export function boundsAround({ lng, lat }: Point, kilometres: number): Bounds {
	const up = (kilometres / EARTH_KM) * (180 / Math.PI) + 1e-6;
	const widest = Math.cos(radians(Math.min(90, Math.abs(lat) + up)));
	const across = widest > 0.01 ? up / widest : 360;
	return { west: lng - across, east: lng + across, south: lat - up, north: lat + up };
}

/** Ray casting: a ray eastwards crosses the ring an odd number of times if the point is inside. */
export function isInPolygon(ring: readonly Point[], lng: number, lat: number): boolean {
	let inside = false;
	for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
		const [a, b] = [ring[at] as Point, ring[before] as Point];
		if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng) inside = !inside;
	}
	return inside;
}

export function computeBounds(ring: readonly Point[]): Bounds {
	const [lngs, lats] = [ring.map(({ lng }) => lng), ring.map(({ lat }) => lat)];
	return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) };
}
