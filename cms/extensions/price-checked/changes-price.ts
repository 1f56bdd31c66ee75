import type { Row } from '../hook.ts';

const amounts = ['price', 'paid_amount', 'over_amount', 'remaining_amount'];

/** The price and the amounts it is made of. */
export const pricedBy = [...amounts, 'currency', 'rent_period'];

/** Whether the change affects the price. Databases return amounts as numbers or as text. */
export const changesPrice = (home: Row, given: Row): boolean =>
	pricedBy.some((field) => field in given && readValue(field, home[field]) !== readValue(field, given[field]));

const readValue = (field: string, value: unknown) =>
	value === null || value === undefined || value === '' ? null : amounts.includes(field) ? Number(value) : value;
