import type { Payment } from '#domain/money/schedule.ts';
import { sumByYear, type YearSums } from '#domain/money/sums.ts';

export type TimeAxis = {
	/** Consecutive; a final null stands for a handover whose date is not known. */
	years: (number | null)[];
	/** What each home costs in each of these years. */
	homes: YearSums[][];
};

const nothing = (year: number | null, paid: number): YearSums => ({
	year,
	down: 0,
	instalments: 0,
	delivery: 0,
	charges: 0,
	total: 0,
	paid,
});

/** Groups the payments of several homes by year, from the earliest payment to the latest. */
export function createTimeAxis(schedules: readonly (readonly Payment[])[]): TimeAxis {
	const sums = schedules.map(sumByYear);
	const named = sums.flat().flatMap(({ year }) => year ?? []);
	const hasUnknown = sums.flat().some(({ year }) => year === null);
	const [first, last] = [Math.min(...named), Math.max(...named)];
	const years: (number | null)[] = named.length > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
	if (hasUnknown) years.push(null);
	return {
		years,
		homes: sums.map((own) => {
			let paid = 0;
			return years.map((year) => {
				const found = own.find((sum) => sum.year === year) ?? nothing(year, paid);
				paid = found.paid;
				return found;
			});
		}),
	};
}
