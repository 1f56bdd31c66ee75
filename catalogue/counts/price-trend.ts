import type { Matches } from '../match/match.ts';
import { dayNumber } from '../store/days.ts';
import type { Stock } from '../store/stock.ts';
import { computeMedian } from './metre-prices.ts';

/** The median price of a square metre at the end of a month (`2026-11`), and the number of listings. */
export type MonthPrice = { month: string; median: number; count: number };

const MONTHS = 12;

/**
 * The last twelve months, from listings that still exist, at the prices they had then. The current month uses today's prices, offers included, and so
 * has the median of `computeMetrePrices`. Filter by one type in one market. Months without a listing are left out.
 */
export function computePriceTrend({ columns, history }: Stock, { hits }: Matches, today: string): MonthPrice[] {
	const asked: number[][] = Array.from({ length: MONTHS }, () => []);
	const months = lastMonths(today);
	for (const row of hits) {
		const [now, builtUp] = [columns.price[row] as number, columns.builtUp[row] as number];
		if (!Number.isFinite(now / builtUp)) continue;
		const steps = history.get(row);
		for (const [at, { end }] of months.entries()) {
			const price = at === MONTHS - 1 ? now : steps?.findLast(({ since }) => since <= end)?.price;
			if (price !== undefined) asked[at]?.push(price / builtUp);
		}
	}
	return months.flatMap(({ month }, at) => {
		const metres = asked[at] ?? [];
		return metres.length ? [{ month, median: computeMedian(metres), count: metres.length }] : [];
	});
}

/** Oldest first, each with its last day. */
function lastMonths(today: string): { month: string; end: number }[] {
	const [year = 0, month = 1] = today.split('-').map(Number);
	return Array.from({ length: MONTHS }, (_, index) => {
		const back = MONTHS - 1 - index;
		const end = back === 0 ? today : new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
		return { month: end.slice(0, 7), end: dayNumber(end) };
	});
}
