import type { RentPeriod } from '../vocabulary.ts';

/** Rents of different periods are only comparable by the month. */
const timesAMonth = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 } satisfies Record<RentPeriod, number>;

export const computeMonthlyRent = (rent: number, period: RentPeriod | null): number => rent * timesAMonth[period ?? 'month'];

const CHEAPER_THAN_ANY_HOME = 200_000;

/** No home is sold for this little, so the amount must be a rent. */
export const isBelowAnyPrice = ({ from = 0, to = 0 }: { from?: number; to?: number }): boolean =>
	Math.max(from, to) < CHEAPER_THAN_ANY_HOME;
