export type Point = { day: string; value: number };

export const WIDTH = 300;
export const HEIGHT = 96;
const EDGE = 6;
/** The share of the width after the last change, so that the current price is visible. */
const LAST = 0.15;

/** A step chart as an SVG path in a box of WIDTH by HEIGHT. Points are in order of date. */
export function stepLine(points: readonly Point[]): string {
	const days = points.map(({ day }) => Date.parse(day));
	const values = points.map(({ value }) => value);
	const [from, until] = [Math.min(...days), Math.max(...days)];
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const x = (day: number) => round(until === from ? 0 : ((day - from) / (until - from)) * WIDTH * (1 - LAST));
	const y = (value: number) => round(high === low ? HEIGHT / 2 : EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - 2 * EDGE));
	const steps = points.map(({ value }, index) => (index === 0 ? `M${x(days[0] ?? 0)} ${y(value)}` : `H${x(days[index] ?? 0)}V${y(value)}`));
	return `${steps.join('')}H${WIDTH}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
