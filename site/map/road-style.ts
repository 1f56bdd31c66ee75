import type { RoadClass } from '#site/map/streets.ts';

/** Pixels by zoom. */
type Widths = Record<number, number>;
/** The zooms from which a road is drawn (white), has its own colour, and has its name. */
type RoadStyle = { from: number; colouredFrom: number; namedFrom: number; colour: string; widths: Widths };

export const roadStyles: Record<RoadClass, RoadStyle> = {
	motorway: { from: 4, colouredFrom: 4, namedFrom: 8.5, colour: '#efbb5b', widths: { 5: 1, 8: 1.6, 10: 2.8, 12: 5.6, 13: 8.5, 16: 15 } },
	trunk: { from: 5, colouredFrom: 5, namedFrom: 9, colour: '#f2c570', widths: { 5: 0.6, 8: 1.3, 10: 2.4, 12: 5, 13: 7.5, 16: 14 } },
	primary: { from: 8, colouredFrom: 8, namedFrom: 11, colour: '#f5cf85', widths: { 8: 0.7, 10: 1.7, 12: 4.4, 13: 7, 16: 12 } },
	secondary: { from: 10, colouredFrom: 11.9, namedFrom: 12.4, colour: '#fbe9c4', widths: { 10: 0.7, 12: 2.8, 13: 5, 16: 10 } },
	tertiary: { from: 12, colouredFrom: 12, namedFrom: 13.2, colour: '#ffffff', widths: { 12: 1.5, 13: 3.2, 16: 8 } },
};

/** White edges, once a road is wide enough. */
export const casing = { from: 9, colour: '#ffffff', widths: { 9: 0, 10: 1.2, 12: 2.4, 13: 3.6, 16: 4.8 } };
export const rail = { from: 10, widths: { 10: 1.2, 13: 2.4, 16: 3.4 }, casing: 2.6 };
export const station = { from: 11, radii: { 11: 1.6, 12: 2.8, 13: 4.4, 16: 6 } };

/** Below this zoom the banks of a river would overlap, so it is drawn as a line. */
export const RIVERS = 9;
export const THINNEST_RIVER = 1.2;

export const listStops = (widths: Widths): [zoom: number, pixels: number][] =>
	Object.entries(widths).map(([zoom, pixels]) => [Number(zoom), pixels]);

/** Linear between stops and constant outside them, like MapLibre. */
export function widthAt(widths: Widths, zoom: number): number {
	const stops = listStops(widths);
	const after = stops.find(([at]) => at >= zoom) ?? stops.at(-1);
	const before = stops.findLast(([at]) => at <= zoom) ?? stops[0];
	if (!before || !after) return 0;
	const share = after[0] > before[0] ? (zoom - before[0]) / (after[0] - before[0]) : 0;
	return before[1] + (after[1] - before[1]) * share;
}
