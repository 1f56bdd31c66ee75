import { setTimeout as pause } from 'node:timers/promises';
import { isForbidden } from '#directus/refusal.ts';
import { ASK_MS, type StaffClient } from '#directus/staff-client.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Document } from '../documents.ts';
import { type CollectionName, type Entity, isShown, registry } from '../entities/registry.ts';
import { type Layout, layoutFor } from '../layout.ts';
import { fetchRecords } from '../replica/fetch-documents.ts';
import { type MissingField, missingFields } from './missing-fields.ts';

/** A record as it stands in Directus, in whatever state. */
export type Draft = {
	collection: CollectionName;
	id: number;
	status: string;
	/** A published record may wait for its day, or be past it. */
	hasPublicStatus: boolean;
	/** Visitors see it too. */
	isPublic: boolean;
	/** As it would be once it is published; null where it cannot be. */
	entity: Entity<CollectionName> | null;
	missing: MissingField[];
	/** When it was last saved, and by whom, where the person may know that. */
	savedAt: string | null;
	savedBy: string | null;
};

/** `none`: there is no such record, or it is not for this person. */
export type DraftAnswer = Draft | 'none' | 'unavailable';

/** One record is in a handful of tables; an answer that goes on and on is none. */
const MOST_QUESTIONS = 40;

/** Asked in the person's own name, and not waited for longer than one answer may take. */
export const readDraft = (client: StaffClient, collection: CollectionName, id: number): Promise<DraftAnswer> =>
	Promise.race([askForDraft(client, collection, id), pause(ASK_MS, 'unavailable' as const, { ref: false })]);

async function askForDraft(client: StaffClient, collection: CollectionName, id: number): Promise<DraftAnswer> {
	const layout = layoutFor(collection);
	if (!layout) return 'none';
	try {
		const [[document], savedBy] = await Promise.all([
			fetchRecords(askingLittle(client), layout, [String(id)]),
			readSaver(client, collection, id),
		]);
		return document && Number(document.id) === id ? buildDraft(collection, layout, document, savedBy) : 'none';
	} catch (error) {
		return isForbidden(error) ? 'none' : 'unavailable';
	}
}

function askingLittle({ rows }: Pick<StaffClient, 'rows'>): Pick<StaffClient, 'rows'> {
	let asked = 0;
	return {
		rows: (table, query) => (++asked > MOST_QUESTIONS ? Promise.reject(new Error('a record that does not end')) : rows(table, query)),
	};
}

export function buildDraft(
	collection: CollectionName,
	{ publicStatuses }: Pick<Layout, 'publicStatuses'>,
	document: Document,
	savedBy: string | null,
): Draft {
	const status = typeof document['status'] === 'string' ? document['status'] : '';
	const hasPublicStatus = publicStatuses === null || publicStatuses.includes(status);
	const asPublished: Document = hasPublicStatus ? document : { ...document, status: publicStatuses[0] };
	const entity = registry[collection].schema.safeParse(asPublished).data ?? null;
	const saved = document['date_updated'] ?? document['date_created'];
	return {
		collection,
		id: Number(document.id),
		status,
		hasPublicStatus,
		isPublic: hasPublicStatus && entity !== null && isShown(collection, entity, cairoToday),
		entity,
		missing: missingFields(collection, asPublished),
		savedAt: typeof saved === 'string' && !Number.isNaN(Date.parse(saved)) ? saved : null,
		savedBy,
	};
}

const LONGEST_NAME = 80;

/** Not everybody may know: then nobody is named. */
async function readSaver({ rows }: StaffClient, collection: string, id: number): Promise<string | null> {
	try {
		const by = (value: unknown) => ({ filter: { id: { _eq: value } }, limit: 1 });
		const [row] = await rows(collection, { fields: ['user_updated', 'user_created'], ...by(id) });
		const user = row?.['user_updated'] ?? row?.['user_created'];
		if (typeof user !== 'string') return null;
		const [person] = await rows('directus_users', { fields: ['first_name', 'last_name'], ...by(user) });
		const names = [person?.['first_name'], person?.['last_name']].filter((name) => typeof name === 'string');
		return names.join(' ').slice(0, LONGEST_NAME) || null;
	} catch {
		return null;
	}
}
