import type { Row } from '../documents.ts';
import type { Problem } from './problems.ts';
import type { CollectionName } from './registry.ts';

type Check = (row: Row) => Problem[];

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The site would say the one and not the other. */
const readyLater: Check = (row) => (row['ready'] && isGiven(row['delivery_date']) ? [{ rule: 'ready_later', field: 'delivery_date' }] : []);

/** Nobody can plan with a home of which neither is said. */
const readySometime: Check = (row) =>
	row['ready'] || isGiven(row['delivery_date']) || row['type'] === 'land' ? [] : [{ rule: 'when_ready', field: 'delivery_date' }];

const daysInOrder =
	(first: string, last: string): Check =>
	(row) =>
		isGiven(row[first]) && isGiven(row[last]) && String(row[last]).slice(0, 10) < String(row[first]).slice(0, 10)
			? [{ rule: 'reversed', field: last }]
			: [];

const checks: Partial<Record<CollectionName, Check[]>> = {
	property: [readyLater, readySometime],
	project: [readyLater],
	offer: [daysInOrder('valid_from', 'valid_until')],
};

/** Values that make sense alone, and not together. */
export const contradictions = (name: CollectionName, row: Row): Problem[] => (checks[name] ?? []).flatMap((check) => check(row));
