export type Point = { day: string; value: number };

export const WIDTH = 300;
export const HEIGHT = 96;
const EDGE = 6;
/** A price stands until the next one: the last step is as long as this share of the width. */
const LAST = 0.15;

/** A line in steps, as a path in a box of WIDTH by HEIGHT: a price holds until it changes. Points are in the order of their days. */
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
