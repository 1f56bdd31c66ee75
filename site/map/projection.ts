import type { Point } from '#domain/geometry.ts';
/** Web Mercator as in MapLibre: the world is 512 px wide at zoom 0. */

/** A position in CSS pixels from the top left corner. */
export type Pixel = readonly [x: number, y: number];

export type Size = { width: number; height: number };
export type View = Size & { centre: Point; zoom: number };

const WORLD = 512;
const EARTH_RADIUS_KM = 6371.0088;
const METRES_ROUND_THE_EQUATOR = 40_075_016.686;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const worldSize = (zoom: number) => WORLD * 2 ** zoom;

/** From 0 to 1, eastwards and southwards. */
export function toWorld({ longitude, latitude }: Point): Pixel {
	const sine = Math.sin(radians(latitude));
	return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function fromWorld([x, y]: Pixel): Point {
	return { longitude: (x - 0.5) * 360, latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI };
}

export function createProjection({ centre, zoom, width, height }: View) {
	const scale = worldSize(zoom);
	const [middleX, middleY] = toWorld(centre);
	return {
		project(point: Point): Pixel {
			const [x, y] = toWorld(point);
			return [(x - middleX) * scale + width / 2, (y - middleY) * scale + height / 2];
		},
		unproject: ([x, y]: Pixel): Point => fromWorld([(x - width / 2) / scale + middleX, (y - height / 2) / scale + middleY]),
	};
}

export const metresPerPixel = (latitude: number, zoom: number): number =>
	(METRES_ROUND_THE_EQUATOR * Math.cos(radians(latitude))) / worldSize(zoom);

/** The closest view that fits all points into `room`; for a single point, `closest`. */
export function fitView(points: readonly Point[], room: Size, closest: number): Pick<View, 'centre' | 'zoom'> | null {
	if (!points.length) return null;
	const world = points.map(toWorld);
	const [west, east] = extent(world.map(([x]) => x));
	const [north, south] = extent(world.map(([, y]) => y));
	const zoomFor = (space: number, pixels: number) => (space ? Math.log2(pixels / (space * WORLD)) : closest);
	const zoom = Math.min(closest, zoomFor(east - west, room.width), zoomFor(south - north, room.height));
	return { centre: fromWorld([(west + east) / 2, (north + south) / 2]), zoom };
}

function extent(values: readonly number[]): [number, number] {
	return values.reduce(
		([least, most], value) => [Math.min(least, value), Math.max(most, value)],
		[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
	);
}

/** Great-circle distance. */
export function kilometresBetween(a: Point, b: Point): number {
	const halfLatitude = radians(b.latitude - a.latitude) / 2;
	const halfLongitude = radians(b.longitude - a.longitude) / 2;
	const square = Math.sin(halfLatitude) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(halfLongitude) ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(square));
}
