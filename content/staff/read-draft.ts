import { setTimeout as pause } from 'node:timers/promises';
import type { CmsClient } from '#directus/client.ts';
import { isForbidden } from '#directus/refusal.ts';
import { ASK_MS } from '#directus/staff-client.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Document } from '../documents.ts';
import { type CollectionName, type Entity, isShown, registry } from '../entities/registry.ts';
import { findLayout, type Layout } from '../layout.ts';
import type { Overlay } from '../overlay.ts';
import { fetchRecords } from '../replica/fetch-documents.ts';
import { asPublished, hasPublicStatus } from './as-published.ts';
import { readParts } from './draft-parts.ts';
import { listMissingFields, type MissingField } from './missing-fields.ts';
import { withStandIns } from './stand-ins.ts';

/** A record by its id, or a page by its key; optionally in an unpublished version. */
export type WantedRecord = { collection: CollectionName; id: number | string; version?: string };

/** A record as it is in Directus, in any state. */
export type Draft = {
	collection: CollectionName;
	id: number;
	status: string;
	/** A record with a public status may still be outside its days. */
	hasPublicStatus: boolean;
	isPublic: boolean;
	isWhole: boolean;
	/** As it would be published; null if stand-ins cannot replace what is missing. */
	entity: Entity<CollectionName> | null;
	parts: Overlay['parts'];
	/** Some of `parts` are not published. */
	hasDraftParts: boolean;
	missing: MissingField[];
	/** The name of the version shown; null for the record itself. */
	version: string | null;
	/** When it was last saved, and by whom if the person may know. */
	savedAt: string | null;
	savedBy: string | null;
};

/** `none`: there is no such record, or this person may not see it. */
export type DraftAnswer = Draft | 'none' | 'unavailable';

type Client = Pick<CmsClient, 'rows'>;

/** A record needs a handful of requests; more means that Directus's answers never end. */
const MOST_REQUESTS = 40;

/** Uses the person's token, and waits no longer than for one answer. */
export const readDraft = (client: Client, wanted: WantedRecord): Promise<DraftAnswer> =>
	Promise.race([askForDraft(limitRequests(client), wanted), pause(ASK_MS, 'unavailable' as const, { ref: false })]);

async function askForDraft(client: Client, wanted: WantedRecord): Promise<DraftAnswer> {
	const { collection } = wanted;
	const layout = findLayout(collection);
	if (!layout) return 'none';
	try {
		const id = await findId(client, wanted);
		if (id === null) return 'none';
		const [[document], parts, savedBy] = await Promise.all([
			fetchRecords(client, layout, [String(id)]),
			readParts(client, collection, id),
			readSaver(client, collection, id),
		]);
		return document && Number(document.id) === id ? { ...buildDraft(collection, layout, document), ...parts, savedBy } : 'none';
	} catch (error) {
		return isForbidden(error) ? 'none' : 'unavailable';
	}
}

export async function findId({ rows }: Client, { collection, id }: WantedRecord): Promise<number | null> {
	if (typeof id === 'number') return id;
	const [row] = await rows(collection, { fields: ['id', 'key'], filter: { key: { _eq: id } }, limit: 1 });
	return row?.['key'] === id ? Number(row['id']) : null;
}

function limitRequests({ rows }: Client): Client {
	let asked = 0;
	return {
		rows: (table, query) => (++asked > MOST_REQUESTS ? Promise.reject(new Error('too many requests for one record')) : rows(table, query)),
	};
}

export function buildDraft(collection: CollectionName, layout: Pick<Layout, 'publicStatuses'>, document: Document): Draft {
	const published = asPublished(layout, document);
	const { schema } = registry[collection];
	const isWhole = schema.safeParse(published).success;
	const entity = schema.safeParse(withStandIns(collection, published)).data ?? null;
	const isPublished = hasPublicStatus(layout, document);
	const saved = document['date_updated'] ?? document['date_created'];
	return {
		collection,
		id: Number(document.id),
		status: typeof document['status'] === 'string' ? document['status'] : '',
		hasPublicStatus: isPublished,
		isPublic: isPublished && isWhole && entity !== null && isShown(collection, entity, cairoToday),
		isWhole,
		entity,
		parts: [],
		hasDraftParts: false,
		missing: listMissingFields(collection, published),
		version: null,
		savedAt: typeof saved === 'string' && !Number.isNaN(Date.parse(saved)) ? saved : null,
		savedBy: null,
	};
}

const LONGEST_NAME = 80;

/** Null if the person may not see it. */
async function readSaver({ rows }: Client, collection: string, id: number): Promise<string | null> {
	try {
		const [row] = await rows(collection, { fields: ['user_updated', 'user_created'], filter: { id: { _eq: id } }, limit: 1 });
		return await readUserName({ rows }, row?.['user_updated'] ?? row?.['user_created']);
	} catch {
		return null;
	}
}

export async function readUserName({ rows }: Client, user: unknown): Promise<string | null> {
	if (typeof user !== 'string') return null;
	const [person] = await rows('directus_users', { fields: ['first_name', 'last_name'], filter: { id: { _eq: user } }, limit: 1 });
	const names = [person?.['first_name'], person?.['last_name']].filter((name) => typeof name === 'string');
	return names.join(' ').slice(0, LONGEST_NAME) || null;
}
