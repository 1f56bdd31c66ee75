import type { Row } from '../hook.ts';

const amounts = ['price', 'paid_amount', 'over_amount', 'remaining_amount'];

/** What a home is asked for, and how that is made up. */
export const pricedBy = [...amounts, 'currency', 'rent_period'];

/** Whether a home would cost something else. Databases give amounts as numbers or as text. */
export const changesPrice = (home: Row, given: Row): boolean =>
	pricedBy.some((field) => field in given && readValue(field, home[field]) !== readValue(field, given[field]));

const readValue = (field: string, value: unknown) =>
	value === null || value === undefined || value === '' ? null : amounts.includes(field) ? Number(value) : value;
