import type { RentPeriod } from '../vocabulary.ts';

/** How often a rent is paid in a month: rents of different periods are compared by the month, and never as they are written. */
const timesAMonth = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 } satisfies Record<RentPeriod, number>;

export const monthlyRent = (rent: number, period: RentPeriod | null): number => rent * timesAMonth[period ?? 'month'];

const CHEAPER_THAN_ANY_HOME = 200_000;

/** For so little nothing is sold: it is a rent. */
export const isBelowAnyPrice = ({ from = 0, to = 0 }: { from?: number; to?: number }): boolean =>
	Math.max(from, to) < CHEAPER_THAN_ANY_HOME;
