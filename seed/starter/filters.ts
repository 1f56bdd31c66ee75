import type { Filter } from '#cms/access/permission.ts';
import { STALE_AFTER_DAYS } from '#domain/stale-price.ts';

/** What the lists and dashboards of the roles ask for. */
export const isNew: Filter = { progress: { _eq: 'new' } };
/** Its time has come, and it is still being worked on. */
export const isFollowUpDue: Filter = { _and: [{ progress: { _in: ['new', 'contacted', 'meeting'] } }, { follow_up_at: { _lte: '$NOW' } }] };
export const inReview: Filter = { status: { _eq: 'review' } };
export const isPublished: Filter = { status: { _eq: 'published' } };
export const unpublished: Filter = { status: { _in: ['draft', 'review', 'on_hold'] } };

export const ownedByUser: Filter = { agent: { _eq: '$CURRENT_USER.agent' } };
/** As dashboards ask, which speak GraphQL. */
export const mineByKey: Filter = { agent: { id: { _eq: '$CURRENT_USER.agent' } } };

/** Days are kept without a time: what ends today began before now. */
export const thisWeek = { _between: ['$NOW(-1 day)', '$NOW(+7 days)'] };
/** The day of a price has no time: the last that is not stale began before now. */
export const uncheckedPrice: Filter = {
	_or: [{ price_checked_on: { _lt: `$NOW(-${STALE_AFTER_DAYS + 1} days)` } }, { price_checked_on: { _null: true } }],
};
