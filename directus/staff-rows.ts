import { isLocale, type Locale } from '#domain/locales.ts';

export const staffCollections = ['enquiry', 'listing_submission', 'job_application'] as const;
export type StaffCollection = (typeof staffCollections)[number];

/** A request as staff are told about it, without what the visitor wrote. */
export type StaffRow = {
	id: number;
	/** Set for requests that came from the site. */
	key: string | null;
	reference: string | null;
	agent: number | null;
	language: Locale | null;
	/** When it came, or when its reminder is due. */
	waitingSince: string;
};

/** Applications have no agent. */
const hasAgent = (collection: StaffCollection) => collection !== 'job_application';

const buildPath = (collection: StaffCollection, conditions: object[], limit: number, since = 'waiting_since') => {
	const fields = ['id', 'key', 'reference', since, ...(hasAgent(collection) ? ['agent', 'agent_language'] : [])];
	const filter = encodeURIComponent(JSON.stringify({ _and: conditions }));
	return `/items/${collection}?fields=${fields.join()}&sort=id&limit=${limit}&filter=${filter}`;
};

export const buildUnnotifiedPath = (collection: StaffCollection, since: Date, limit: number): string =>
	buildPath(collection, [{ notified_at: { _null: true } }, { waiting_since: { _gte: since.toISOString() } }], limit);

export const buildUnansweredPath = (collection: StaffCollection, since: Date, until: Date, limit: number): string =>
	buildPath(
		collection,
		[
			{ progress: { _eq: 'new' } },
			{ escalated_at: { _null: true } },
			{ notified_at: { _nnull: true } },
			{ waiting_since: { _gte: since.toISOString() } },
			{ waiting_since: { _lte: until.toISOString() } },
		],
		limit,
	);

/** Requests with a reminder that was not sent yet, from `since` on. */
export const buildUnremindedPath = (collection: StaffCollection, since: Date, limit: number): string =>
	buildPath(collection, [{ reminded_at: { _null: true } }, { remind_since: { _gte: since.toISOString() } }], limit, 'remind_since');

export function buildViewingsPath(keys: readonly string[]): string {
	const filter = encodeURIComponent(JSON.stringify({ key: { _in: keys } }));
	return `/items/enquiry?fields=key,progress,viewing_at&limit=${keys.length}&filter=${filter}`;
}

/** `at`: the hour of the viewing in Directus; null if staff removed it or closed the enquiry as lost. */
export type StaffViewing = { key: string; at: Date | null };

export function parseStaffViewing(row: unknown): StaffViewing | null {
	if (typeof row !== 'object' || row === null) return null;
	const { key, progress, viewing_at } = row as Record<string, unknown>;
	if (typeof key !== 'string' || viewing_at === undefined) return null;
	return { key, at: progress === 'lost' || typeof viewing_at !== 'string' ? null : new Date(viewing_at) };
}

/** Matches only while the request still has this agent: a new agent has yet to be told. */
export const buildSameAgentFilter = (collection: StaffCollection, { id, agent }: Pick<StaffRow, 'id' | 'agent'>): object => ({
	id: { _eq: id },
	...(hasAgent(collection) && { agent: agent === null ? { _null: true } : { _eq: agent } }),
});

/** Null for a malformed row. */
export function parseStaffRow(row: unknown): StaffRow | null {
	if (typeof row !== 'object' || row === null) return null;
	const { id, key, reference, agent, agent_language: language, ...dates } = row as Record<string, unknown>;
	const since = dates['remind_since'] ?? dates['waiting_since'];
	if (typeof id !== 'number' || typeof since !== 'string' || Number.isNaN(Date.parse(since))) return null;
	return {
		id,
		key: typeof key === 'string' ? key : null,
		reference: typeof reference === 'string' ? reference : null,
		agent: typeof agent === 'number' ? agent : null,
		language: isLocale(language) ? language : null,
		waitingSince: since,
	};
}
