import { type Kind, STALE_AFTER_DAYS } from '../../../domain/counter/exchange.ts';
import { statuses } from '../../../domain/vocabulary.ts';
import type { Filters } from './read-request.ts';

export type Condition = Record<string, unknown>;

type Shown = {
	fields: string[];
	/** Filters that mean something for it; with any other it is not shown. */
	filters: (keyof Filters)[];
	/** Whether it is shown where nothing was typed. */
	isShownUnasked?: true;
};

const requestFields = ['id', 'reference', 'progress', 'name', 'phone', 'email', 'language', 'date_created'];

/** HR knows people by name: their number may come from what they asked our agents. */
export const fewerOfPeople = ['id', 'name', 'date_created'];

export const shown: Record<Kind, Shown> = {
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
		fields: [...requestFields, 'agent', 'intent', 'channel', 'message', 'property', 'project'],
		filters: ['state', 'agent', 'days'],
		isShownUnasked: true,
	},
	listing_submission: {
		fields: [...requestFields, 'agent', 'type', 'area', 'compound', 'price', 'purpose', 'rent_period', 'channel'],
		filters: ['state', 'agent', 'area', 'days', 'from', 'to'],
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
const daysBefore = (day: string, count: number) => new Date(Date.parse(day) - count * DAY).toISOString();

/** A price that was checked before this day is stale. */
export const staleSince = (today: string): string => daysBefore(today, STALE_AFTER_DAYS).slice(0, 10);

/** What a row of the kind has to be like; null where one of the filters says nothing of such rows. */
export function conditionsFor(kind: Kind, filters: Filters, agent: number | null, today: string): Condition[] | null {
	const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
	if (set.some(([name]) => !shown[kind].filters.includes(name as keyof Filters))) return null;
	const { state, area, location, days, from, to, stale } = filters;
	const hasStatus = ['property', 'project', 'agent'].includes(kind);
	if (state && hasStatus !== statuses.some((status) => status === state)) return null;
	const whose = filters.agent === 'me' ? agent : filters.agent;
	return [
		...(state ? [{ [hasStatus ? 'status' : 'progress']: { _eq: state } }] : []),
		...(whose !== undefined ? [{ agent: whose === null ? { _in: [] } : { _eq: whose } }] : []),
		...(area ? [{ area: { _eq: area } }] : []),
		...(location ? [{ area: { location: { _eq: location } } }] : []),
		...(days ? [{ date_created: { _gte: daysBefore(today, days) } }] : []),
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
