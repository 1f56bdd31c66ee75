import { formatCairoDayEnd, formatCairoDayStart } from '../../../domain/cairo.ts';
import type { Kind } from '../../../domain/counter/exchange.ts';
import { STALE_AFTER_DAYS } from '../../../domain/stale-price.ts';
import { statuses } from '../../../domain/vocabulary.ts';
import type { Filters } from './read-request.ts';

export type Condition = Record<string, unknown>;

type Shown = {
	fields: string[];
	/** Filters that apply to this kind; with any other it is not shown. */
	filters: (keyof Filters)[];
	/** Whether it is shown when nothing was typed. */
	isShownUnasked?: true;
};

const requestFields = ['id', 'reference', 'progress', 'name', 'phone', 'email', 'language', 'date_created'];

const leadFields = ['agent', 'source', 'lost_reason', 'follow_up_at'];

/** HR sees only names of people: their number may come from requests to agents. */
export const fieldsOfPeopleForHr = ['id', 'name', 'date_created'];

export const shownFields: Record<Kind, Shown> = {
	person: { fields: ['id', 'name', 'phone', 'email', 'language', 'date_created'], filters: [] },
	property: {
		fields: [
			...['id', 'reference', 'status', 'price', 'currency', 'price_checked_on', 'date_created', 'agent', 'area', 'project', 'type'],
			...['purpose', 'market', 'rent_period', 'bedrooms', 'built_up_area', 'translations.languages_code', 'translations.name'],
		],
		filters: ['state', 'agent', 'area', 'location', 'days', 'from', 'to', 'stale', 'incomplete'],
		isShownUnasked: true,
	},
	enquiry: {
		fields: [
			...[...requestFields, ...leadFields, 'intent', 'channel', 'message', 'preferred_times', 'viewing_state'],
			...['property', 'project', 'launch'],
		],
		filters: ['state', 'agent', 'days', 'due'],
		isShownUnasked: true,
	},
	listing_submission: {
		fields: [...requestFields, ...leadFields, 'type', 'area', 'compound', 'price', 'purpose', 'rent_period', 'channel', 'details'],
		filters: ['state', 'agent', 'area', 'days', 'from', 'to', 'due'],
		isShownUnasked: true,
	},
	job_application: { fields: [...requestFields, 'career'], filters: ['state', 'days'], isShownUnasked: true },
	project: {
		fields: ['id', 'status', 'developer', 'area', 'translations.languages_code', 'translations.name'],
		filters: ['state', 'area'],
	},
	agent: { fields: ['id', 'status', 'phone', 'whatsapp', 'translations.languages_code', 'translations.name'], filters: ['state'] },
};

const DAY = 86_400_000;
const dayBefore = (day: string, count: number) => new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
const midnight = (day: string) => new Date(formatCairoDayStart(day)).toISOString();

export const staleSince = (today: string): string => dayBefore(today, STALE_AFTER_DAYS);

const endOfDay = (today: string) => new Date(formatCairoDayEnd(today)).toISOString();
export const isDue = (today: string): Condition => ({ follow_up_at: { _lte: endOfDay(today) } });
export const isNotDue = (today: string): Condition => ({
	_or: [{ follow_up_at: { _null: true } }, { follow_up_at: { _gt: endOfDay(today) } }],
});

/** The conditions for rows of a kind; null if one of the filters does not apply to it. */
export function buildConditions(kind: Kind, filters: Filters, agent: number | null, today: string): Condition[] | null {
	const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
	if (set.some(([name]) => !shownFields[kind].filters.includes(name as keyof Filters))) return null;
	const { state, area, location, days, from, to, stale, due } = filters;
	const hasStatus = ['property', 'project', 'agent'].includes(kind);
	if (state && hasStatus !== statuses.some((status) => status === state)) return null;
	const whose = filters.agent === 'me' ? agent : filters.agent;
	return [
		...(state ? [{ [hasStatus ? 'status' : 'progress']: { _eq: state } }] : []),
		...(whose !== undefined ? [{ agent: whose === null ? { _in: [] } : { _eq: whose } }] : []),
		...(area ? [{ area: { _eq: area } }] : []),
		...(location ? [{ area: { location: { _eq: location } } }] : []),
		...(days ? [{ date_created: { _gte: midnight(dayBefore(today, days)) } }] : []),
		...(due ? [{ progress: { _in: ['new', 'contacted', 'meeting'] } }, isDue(today)] : []),
		...(from !== undefined ? [{ price: { _gte: from } }] : []),
		...(to !== undefined ? [{ price: { _lte: to } }] : []),
		...(stale
			? [
					{ status: { _eq: 'published' } },
					{ _or: [{ price_checked_on: { _null: true } }, { price_checked_on: { _lt: staleSince(today) } }] },
				]
			: []),
	];
}
