import { isLocale, type Locale } from '#domain/locales.ts';

export const staffCollections = ['enquiry', 'listing_submission', 'job_application'] as const;
export type StaffCollection = (typeof staffCollections)[number];

/** A request that staff are told about: its agent and since when it waits, without its content. */
export type StaffRow = {
	id: number;
	/** The key of a request that the site handed in. */
	key: string | null;
	reference: string | null;
	agent: number | null;
	language: Locale | null;
	/** Since when it waits, or its reminder is due. */
	waitingSince: string;
};

/** Applications have no agent. */
const hasAgent = (collection: StaffCollection) => collection !== 'job_application';

const buildPath = (collection: StaffCollection, conditions: object[], limit: number, since = 'waiting_since') => {
	const fields = ['id', 'key', 'reference', since, ...(hasAgent(collection) ? ['agent', 'agent_language'] : [])];
	const filter = encodeURIComponent(JSON.stringify({ _and: conditions }));
	return `/items/${collection}?fields=${fields.join()}&sort=id&limit=${limit}&filter=${filter}`;
};

/** Requests that nobody was told about, as far back as `since`. */
export const buildUnnotifiedPath = (collection: StaffCollection, since: Date, limit: number): string =>
	buildPath(collection, [{ notified_at: { _null: true } }, { waiting_since: { _gte: since.toISOString() } }], limit);

/** Requests waiting since before `until` that nobody has begun with. */
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

/** Requests with a reminder that was not sent yet, as far back as `since`. */
export const buildUnremindedPath = (collection: StaffCollection, since: Date, limit: number): string =>
	buildPath(collection, [{ reminded_at: { _null: true } }, { remind_since: { _gte: since.toISOString() } }], limit, 'remind_since');

/** Those of these enquiries that staff closed as lost. */
export function buildLostPath(keys: readonly string[]): string {
	const filter = encodeURIComponent(JSON.stringify({ _and: [{ progress: { _eq: 'lost' } }, { key: { _in: keys } }] }));
	return `/items/enquiry?fields=key&limit=${keys.length}&filter=${filter}`;
}

/** Matches the request only while it has the same agent: a new one is yet to be told. */
export const buildSameAgentFilter = (collection: StaffCollection, { id, agent }: Pick<StaffRow, 'id' | 'agent'>): object => ({
	id: { _eq: id },
	...(hasAgent(collection) && { agent: agent === null ? { _null: true } : { _eq: agent } }),
});

/** Parses a row of Directus; null where it makes no sense. */
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
