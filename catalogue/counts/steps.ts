/** Round steps for histograms: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 and their multiples of ten. */
const digits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

const between = (from: number, to: number): number[] => {
	const bounds = [0];
	for (let scale = from; scale <= to; scale *= 10) bounds.push(...digits.map((digit) => digit * scale));
	return bounds;
};

/** Lower bounds, from 0; the last step is open. */
export type Steps = readonly number[];
export const priceSteps: Steps = between(1_000, 100_000_000);
export const areaSteps: Steps = [
	...[0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 225, 250, 275, 300, 350, 400, 450, 500, 600, 700, 800, 1000],
	...[1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000, 50_000, 100_000],
];

/** The number of an amount's step, from 1; 0 if the amount is not known. */
export function findStep(steps: Steps, amount: number): number {
	if (Number.isNaN(amount)) return 0;
	let [low, high] = [0, steps.length];
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (amount >= (steps[middle] as number)) low = middle;
		else high = middle;
	}
	return low + 1;
}

export const stepUp = (steps: Steps, amount: number): number | undefined => steps.find((step) => step > amount);
export const stepDown = (steps: Steps, amount: number): number => steps.findLast((step) => step < amount) ?? 0;

export type Bar = { from: number; to: number | null; count: number };

/** From the first to the last step with a listing. */
export function buildBars(steps: Steps, counts: ArrayLike<number>): Bar[] {
	const bars = steps.map((from, index): Bar => ({ from, to: steps[index + 1] ?? null, count: counts[index + 1] as number }));
	const isFull = ({ count }: Bar) => count > 0;
	return bars.slice(Math.max(0, bars.findIndex(isFull)), bars.findLastIndex(isFull) + 1);
}
