import type { CompoundFacts } from './facts.ts';
import { isHandedOver } from './handover.ts';
import { random } from './random.ts';

/** Months later than promised: most developers are slightly late, some are not. */
const lateness = [
	[0, 46],
	[-1, 8],
	[3, 14],
	[6, 16],
	[11, 10],
	[16, 6],
] as const;

function monthsFrom(day: string, months: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 10);
}

/** The day in the first contracts of a compound, and the day its first homes were delivered. Compounds under construction may be delayed. */
export function computeDeliveryPromise(facts: CompoundFacts, today: string): { promised_on: string; delivered_on: string | null } {
	const { key, deliveryDate } = facts;
	const draw = random(`promise ${key}`);
	const late = draw.weighted(lateness);
	if (deliveryDate)
		return { promised_on: monthsFrom(deliveryDate, -Math.max(0, late)), delivered_on: isHandedOver(facts, today) ? deliveryDate : null };
	const delivered = `${draw.int(2016, 2025)}-${String(draw.int(1, 12)).padStart(2, '0')}-15`;
	return { promised_on: monthsFrom(delivered, -late), delivered_on: delivered };
}
