import { isLeap } from '../../../domain/money/exchange.ts';

const MOST_DAYS = 10;
const DAY_MS = 86_400_000;

export type Known = {
	/** The day of the newest row with any status, so that an editor's row is never replaced. */
	newestDay: string | null;
	/** The rate that visitors see today. */
	shown: number | null;
};

export type Reason = 'known' | 'far_off';

export function findDayProblem(day: string, today: string): string | null {
	if (day > today) return 'a day to come';
	return Date.parse(today) - Date.parse(day) > MOST_DAYS * DAY_MS ? 'an old day' : null;
}

export function checkRate(rate: { egp_per_unit: number; rated_on: string }, { newestDay, shown }: Known): Reason | null {
	if (newestDay !== null && newestDay >= rate.rated_on) return 'known';
	return isLeap(rate.egp_per_unit, shown) ? 'far_off' : null;
}
