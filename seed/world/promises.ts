import { dayFrom } from './assemble.ts';
import type { CompoundFacts } from './facts.ts';
import { random } from './random.ts';

const MONTH = 30.44;
/** How many months later than promised: most developers are a little late, and some are not. */
const lateness = [
	[0, 46],
	[-1, 8],
	[3, 14],
	[6, 16],
	[11, 10],
	[16, 6],
] as const;

/** What the first contracts of a compound said, and when its first homes were handed over. What is still being built may have been put off. */
export function promiseOf({ key, deliveryDate }: CompoundFacts): { promised_on: string; delivered_on: string | null } {
	const draw = random(`promise ${key}`);
	const late = Math.round(draw.weighted(lateness) * MONTH);
	if (deliveryDate) return { promised_on: dayFrom(deliveryDate, -Math.max(0, late)), delivered_on: null };
	const delivered = `${draw.int(2016, 2025)}-${String(draw.int(1, 12)).padStart(2, '0')}-15`;
	return { promised_on: dayFrom(delivered, -late), delivered_on: delivered };
}
