import type { Filters } from './query.ts';

/** What a visitor can pay; absent means no limit. */
export type Means = Pick<Filters, 'downPayment' | 'monthly' | 'instalments' | 'years' | 'payYears' | 'downShare'>;

/** Whether somebody said what they have. Asking for instalments, or how long they should run, says nothing of it. */
export const namesMeans = ({ downPayment, monthly, payYears }: Means): boolean =>
	[downPayment, monthly, payYears].some((limit) => limit !== undefined);

/** Cash is a plan only for who names a down payment and nothing that plans alone have: without one, it would suit any monthly sum. */
export const takesCash = ({ downPayment, instalments, years, downShare }: Means): boolean =>
	downPayment !== undefined && !instalments && years === undefined && downShare === undefined;

/** Instalments go without saying where the other means rule cash out already. */
export function withoutImplied(filters: Filters): Filters {
	const { instalments, ...others } = filters;
	const { downPayment, monthly, years, payYears, downShare } = others;
	const areOthers = [downPayment, monthly, years, payYears, downShare].some((limit) => limit !== undefined);
	return instalments && areOthers && !takesCash(others) ? others : filters;
}
