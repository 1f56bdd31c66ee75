import type { Filters } from './query.ts';

/** What a visitor can pay; absent means no limit. */
export type Means = Pick<Filters, 'downPayment' | 'monthly' | 'instalments' | 'years' | 'payYears' | 'downShare'>;

/** Whether the visitor named an amount or a time limit. Wanting instalments, or their length, does not count. */
export const namesMeans = ({ downPayment, monthly, payYears }: Means): boolean =>
	[downPayment, monthly, payYears].some((limit) => limit !== undefined);

/** Paying cash fits only a down payment without conditions that only plans meet: without this, it would fit every monthly sum. */
export const takesCash = ({ downPayment, instalments, years, downShare }: Means): boolean =>
	downPayment !== undefined && !instalments && years === undefined && downShare === undefined;

/** Drops `instalments` where other means already exclude cash. */
export function dropImplied(filters: Filters): Filters {
	const { instalments, ...others } = filters;
	const { downPayment, monthly, years, payYears, downShare } = others;
	const areOthers = [downPayment, monthly, years, payYears, downShare].some((limit) => limit !== undefined);
	return instalments && areOthers && !takesCash(others) ? others : filters;
}
