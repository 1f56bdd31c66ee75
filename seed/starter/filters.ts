import type { Filter } from '#cms/access/permission.ts';
import { STALE_AFTER_DAYS } from '#domain/stale-price.ts';

export const isNew: Filter = { progress: { _eq: 'new' } };
/** Due, and still open. */
export const isFollowUpDue: Filter = { _and: [{ progress: { _in: ['new', 'contacted', 'meeting'] } }, { follow_up_at: { _lte: '$NOW' } }] };
export const inReview: Filter = { status: { _eq: 'review' } };
export const isPublished: Filter = { status: { _eq: 'published' } };
export const unpublished: Filter = { status: { _in: ['draft', 'review', 'on_hold'] } };

export const ownedByUser: Filter = { agent: { _eq: '$CURRENT_USER.agent' } };
/** Dashboards use GraphQL, which needs the nested form. */
export const mineByKey: Filter = { agent: { id: { _eq: '$CURRENT_USER.agent' } } };

/** Dates without time count as midnight, so the range starts a day earlier to include today. */
export const thisWeek = { _between: ['$NOW(-1 day)', '$NOW(+7 days)'] };
/** A date without time counts as midnight, so the limit is one day further back. */
export const uncheckedPrice: Filter = {
	_or: [{ price_checked_on: { _lt: `$NOW(-${STALE_AFTER_DAYS + 1} days)` } }, { price_checked_on: { _null: true } }],
};
