import type { Point } from '#catalogue/query.ts';

const CORNERS = 36;
const KM_PER_DEGREE = 111.195;
const DECIMALS = 4;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** A circle as a polygon that a map can draw. */
export function circleAround({ lng, lat }: Point, kilometres: number): Point[] {
	const up = kilometres / KM_PER_DEGREE;
	const across = up / Math.cos((lat * Math.PI) / 180);
	return Array.from({ length: CORNERS }, (_, corner) => {
		const angle = (corner / CORNERS) * 2 * Math.PI;
		return { lng: rounded(lng + across * Math.sin(angle)), lat: rounded(lat + up * Math.cos(angle)) };
	});
}
