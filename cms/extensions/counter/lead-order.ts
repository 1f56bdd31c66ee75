import { cairoToday } from '../../../domain/cairo.ts';
import type { Kind } from '../../../domain/counter/exchange.ts';
import type { Row } from '../hook.ts';
import { type Condition, isDue, isNotDue } from './kinds.ts';
import { type RowReader, readAllowed } from './read-allowed.ts';

type Stage = { conditions: Condition[]; sort: string[] };

const newestFirst = ['-id'];
const begun: Condition = { progress: { _in: ['contacted', 'meeting'] } };

/** Unanswered requests first, then due ones, then other open ones, closed ones last. */
function listStages(kind: Kind, today: string): Stage[] {
	if (kind !== 'enquiry' && kind !== 'listing_submission' && kind !== 'job_application') return [{ conditions: [], sort: newestFirst }];
	const follow = kind === 'job_application' ? null : { due: isDue(today), later: isNotDue(today) };
	return [
		{ conditions: [{ progress: { _eq: 'new' } }], sort: newestFirst },
		...(follow ? [{ conditions: [begun, follow.due], sort: ['follow_up_at'] }] : []),
		{ conditions: follow ? [begun, follow.later] : [begun], sort: newestFirst },
		{ conditions: [{ _or: [{ progress: { _in: ['won', 'lost'] } }, { progress: { _null: true } }] }], sort: newestFirst },
	];
}

/** Rows shown when nothing was typed, in working order. */
export async function readInOrder(kind: Kind, conditions: Condition[], limit: number, asker: RowReader): Promise<Row[]> {
	const rows: Row[] = [];
	for (const { conditions: more, sort } of listStages(kind, cairoToday())) {
		if (rows.length >= limit) break;
		const query = { fields: ['id'], filter: { _and: [...conditions, ...more] }, sort, limit: limit - rows.length };
		rows.push(...(await readAllowed(kind, asker, query)));
	}
	return rows;
}
