import type { Filter } from '#cms/access/permission.ts';

/** What the lists and dashboards of the roles ask for. */
export const isNew: Filter = { progress: { _eq: 'new' } };
export const inReview: Filter = { status: { _eq: 'review' } };
export const isPublished: Filter = { status: { _eq: 'published' } };
export const unpublished: Filter = { status: { _in: ['draft', 'review', 'on_hold'] } };

export const mine: Filter = { agent: { _eq: '$CURRENT_USER.agent' } };
/** As dashboards ask, which speak GraphQL. */
export const mineByKey: Filter = { agent: { id: { _eq: '$CURRENT_USER.agent' } } };

/** Days are kept without a time: what ends today began before now. */
export const thisWeek = { _between: ['$NOW(-1 day)', '$NOW(+7 days)'] };
export const uncheckedPrice: Filter = { _or: [{ price_checked_on: { _lt: '$NOW(-30 days)' } }, { price_checked_on: { _null: true } }] };
