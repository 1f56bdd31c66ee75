import type { Content } from '#content/content.ts';
import type { NoticeKind, ProblemRule } from '#domain/vocabulary.ts';
import type { Outbox } from '#outbox/outbox.ts';

/** A row of `site_notice`. The key stays the same as long as the problem does. */
export type Notice = {
	key: string;
	kind: NoticeKind;
	collection: string | null;
	item: string | null;
	field: string | null;
	reason: ProblemRule | null;
	rows: number | null;
	since: string;
};

/** More than anybody handles one by one; `/readyz` has the total. */
export const MOST_NOTICES = 200;
const LONGEST = 255;

const nothing = { collection: null, item: null, field: null, reason: null, rows: null };

const requestKinds = {
	waiting: 'request_waiting',
	refused: 'request_refused',
	'put aside': 'request_put_aside',
} as const;

type Report = Pick<ReturnType<Content['report']>, 'heldRemovals' | 'unparsedRows'>;

/** All current problems, requests first, the oldest of each kind first. */
export async function noticesNow({ heldRemovals, unparsedRows }: Report, outbox: Pick<Outbox, 'troubles'>): Promise<Notice[]> {
	return [...requests(await outbox.troubles(MOST_NOTICES)), ...removals(heldRemovals), ...rows(unparsedRows)].slice(0, MOST_NOTICES);
}

function requests(troubles: Awaited<ReturnType<Outbox['troubles']>>): Notice[] {
	if (!troubles) return [{ ...nothing, key: 'disk', kind: 'requests_not_taken', since: new Date().toISOString() }];
	return troubles.map(({ collection, reference, state, since }) => ({
		...nothing,
		key: `request ${reference}`,
		kind: requestKinds[state],
		collection,
		item: reference,
		since,
	}));
}

const removals = (held: Report['heldRemovals']): Notice[] =>
	held
		.filter(({ needsPerson }) => needsPerson)
		.map(({ collection, rows, since }) => ({ ...nothing, key: `removal ${collection}`, kind: 'removal_held', collection, rows, since }));

const rows = (unparsed: Report['unparsedRows']): Notice[] =>
	unparsed
		.toSorted((a, b) => a.since.localeCompare(b.since))
		.map(({ collection, id, field, reason, isKept, since }) => ({
			...nothing,
			key: `row ${collection} ${id}`.slice(0, LONGEST),
			kind: isKept ? 'row_kept' : 'row_skipped',
			collection,
			item: id.slice(0, LONGEST),
			field: field.slice(0, LONGEST) || null,
			reason,
			since,
		}));
