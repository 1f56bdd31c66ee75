import type { Locale } from '#domain/locales.ts';

export const staffCollections = ['enquiry', 'listing_submission', 'job_application'] as const;
export type StaffCollection = (typeof staffCollections)[number];

/** A request as staff have to hear of it: whose it is and since when, and nothing of what it says. */
export type StaffRow = {
	id: number;
	/** Of what the site handed in. */
	key: string | null;
	reference: string | null;
	agent: number | null;
	language: Locale | null;
	/** Of one to be reminded of, since when. */
	waitingSince: string;
};

/** Applications have no agent. */
const hasAgent = (collection: StaffCollection) => collection !== 'job_application';

const buildPath = (collection: StaffCollection, conditions: object[], limit: number, since = 'waiting_since') => {
	const fields = ['id', 'key', 'reference', since, ...(hasAgent(collection) ? ['agent', 'agent_language'] : [])];
	const filter = encodeURIComponent(JSON.stringify({ _and: conditions }));
	return `/items/${collection}?fields=${fields.join()}&sort=id&limit=${limit}&filter=${filter}`;
};

/** What nobody was told of, as far back as `since`. */
export const untoldPath = (collection: StaffCollection, since: Date, limit: number): string =>
	buildPath(collection, [{ notified_at: { _null: true } }, { waiting_since: { _gte: since.toISOString() } }], limit);

/** What nobody has begun with that waits since before `until`. */
export const unansweredPath = (collection: StaffCollection, since: Date, until: Date, limit: number): string =>
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

/** What somebody is to be reminded of and was not yet, as far back as `since`. */
export const unremindedPath = (collection: StaffCollection, since: Date, limit: number): string =>
	buildPath(collection, [{ reminded_at: { _null: true } }, { remind_since: { _gte: since.toISOString() } }], limit, 'remind_since');

/** Where it is another agent's by now, that one is yet to be told. */
export const toldFilter = (collection: StaffCollection, { id, agent }: Pick<StaffRow, 'id' | 'agent'>): object => ({
	id: { _eq: id },
	...(hasAgent(collection) && { agent: agent === null ? { _null: true } : { _eq: agent } }),
});

/** As Directus tells of it; null where it makes no sense. */
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
		language: language === 'ar' || language === 'en' ? language : null,
		waitingSince: since,
	};
}
