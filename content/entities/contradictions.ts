import type { Row } from '../documents.ts';
import type { Problem } from './problems.ts';
import type { CollectionName } from './registry.ts';

type Check = (row: Row) => Problem[];

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** A page would show both “ready” and a delivery date. */
const readyLater: Check = (row) => (row['ready'] && isGiven(row['delivery_date']) ? [{ rule: 'ready_later', field: 'delivery_date' }] : []);

/** Without either, a buyer cannot plan. */
const readySometime: Check = (row) =>
	row['ready'] || isGiven(row['delivery_date']) || row['type'] === 'land' ? [] : [{ rule: 'when_ready', field: 'delivery_date' }];

const daysInOrder =
	(first: string, last: string): Check =>
	(row) =>
		isGiven(row[first]) && isGiven(row[last]) && String(row[last]).slice(0, 10) < String(row[first]).slice(0, 10)
			? [{ rule: 'reversed', field: last }]
			: [];

const subjects = ['property', 'project', 'developer'];

const oneSubject: Check = (row) => {
	const given = subjects.filter((subject) => isGiven(row[subject]));
	if (given.length === 0) return [{ rule: 'on_nothing', field: 'project' }];
	return given.length > 1 ? [{ rule: 'on_several', field: given.at(-1) ?? '' }] : [];
};

const priceOfOne: Check = (row) => (isGiven(row['price']) && !isGiven(row['property']) ? [{ rule: 'price_of_many', field: 'price' }] : []);

const someDiscount: Check = (row) =>
	isGiven(row['discount_percent']) && Number(row['discount_percent']) === 0 ? [{ rule: 'no_discount', field: 'discount_percent' }] : [];

const checks: Partial<Record<CollectionName, Check[]>> = {
	property: [readyLater, readySometime],
	project: [readyLater],
	offer: [daysInOrder('valid_from', 'valid_until'), oneSubject, priceOfOne, someDiscount],
};

/** Values that are valid alone, but contradict each other. */
export const findContradictions = (name: CollectionName, row: Row): Problem[] => (checks[name] ?? []).flatMap((check) => check(row));
