import type { OpeningTime } from '#content/entities/editorial.ts';
import { findOpening } from '../contact/opening.ts';
import { times } from './schema.ts';

export type Time = (typeof times)[number];

const NOON = '12:00';
const EVENING = '17:00';

/** The answer times at which the office is open; all of them when opening times are unknown. */
export function timesWithin(opening: readonly OpeningTime[], now: Date = new Date()): Time[] {
	if (!opening.length) return [...times];
	const isOffered: Record<Time, boolean> = {
		any: true,
		now: findOpening(opening, now)?.now.isOpen ?? true,
		morning: opening.some(({ from }) => from < NOON),
		afternoon: opening.some(({ from, to }) => from < EVENING && to > NOON),
		evening: opening.some(({ to }) => to > EVENING),
		friday: opening.some(({ day }) => day === 'friday'),
	};
	return times.filter((time) => isOffered[time]);
}
