import { z } from 'zod';
import type { Document } from '../../../content/documents.ts';
import { findProblems, type Problem } from '../../../content/entities/problems.ts';
import { isCollection } from '../../../content/entities/registry.ts';
import { listShownFiles } from '../../../content/entities/shown-files.ts';
import { findLayout, type Layout } from '../../../content/layout.ts';
import { fetchRecords } from '../../../content/replica/fetch-documents.ts';
import type { Query } from '../../../directus/rows.ts';
import { PUBLIC_FOLDERS } from '../../access/files.ts';
import { publicRows } from '../../access/published.ts';
import { contentCollections } from '../../access/tables.ts';
import type { Owner } from '../change-log/ownership.ts';
import type { Items, ItemsService, Row } from '../hook.ts';
import { findOfferProblems, type OfferedHome } from './offer-problems.ts';

type Rows = (table: string, query: Query) => Promise<Row[]>;
export type Found = { owner: Owner; problems: Problem[] };

/** The problems of those records that are public, parsed as the site parses them. */
export async function readProblems(
	Service: ItemsService,
	{ schema, knex }: Pick<Items, 'schema' | 'knex'>,
	owners: Owner[],
): Promise<Found[]> {
	const rows: Rows = (table, query) => new Service(table, { schema, accountability: null, knex }).readByQuery(query, { emitEvents: false });
	const found: Found[] = [];
	for (const [collection, some] of Map.groupBy(owners, (owner) => owner.collection)) {
		const layout = findLayout(collection);
		if (layout) found.push(...(await readCollection(rows, layout, [...new Set(some.map(({ item }) => item))])));
	}
	return found;
}

async function readCollection(rows: Rows, layout: Layout, ids: string[]): Promise<Found[]> {
	const { collection } = layout;
	const shown = contentCollections.filter(({ name }) => name === collection).map(publicRows);
	if (!isCollection(collection) || shown.length === 0) return [];
	const onlyShown: Rows = (table, query) =>
		rows(table, table === collection ? { ...query, filter: { _and: [query.filter ?? {}, ...shown] } } : query);
	const documents = await fetchRecords({ rows: onlyShown }, layout, ids);
	const hidden = await findHiddenFiles(
		rows,
		documents.flatMap((document) => listShownFiles(collection, document)),
	);
	const plans = await findHiddenPlans(rows, documents.flatMap(readPlans));
	const homes = collection === 'offer' ? await readOfferedHomes(rows, documents) : new Map<number, OfferedHome>();
	return documents.map((document) => ({
		owner: { collection, item: String(document.id) },
		problems: [
			...findProblems(collection, document),
			...listShownFiles(collection, document)
				.filter(({ id }) => hidden.has(id))
				.map(({ id: _, ...place }) => ({ rule: 'private_file' as const, ...place })),
			...(readPlans(document).some((id) => plans.has(id)) ? [{ rule: 'draft_plan' as const, field: PLANS }] : []),
			...findOfferProblems(document, homes.get(Number(document['property']))),
		],
	}));
}

const PLANS = 'payment_plans';
const readPlans = (document: Document): number[] => z.array(z.number()).catch([]).parse(document[PLANS]);

/** A plan created along with a home is easily left a draft. */
async function findHiddenPlans(rows: Rows, ids: number[]): Promise<Set<number>> {
	if (ids.length === 0) return new Set();
	const filter = { _and: [{ id: { _in: [...new Set(ids)] } }, { status: { _neq: 'published' } }] };
	return new Set((await rows('payment_plan', { fields: ['id'], filter, limit: -1 })).map(({ id }) => Number(id)));
}

async function readOfferedHomes(rows: Rows, offers: Document[]): Promise<Map<number, OfferedHome>> {
	const ids = offers.flatMap(({ property }) => (typeof property === 'number' ? [property] : []));
	if (ids.length === 0) return new Map();
	const fields = ['id', 'price', 'market', 'remaining_amount'];
	const homes = await rows('property', { fields, filter: { id: { _in: ids } }, limit: -1 });
	return new Map(homes.map(({ id, ...home }) => [Number(id), home]));
}

async function findHiddenFiles(rows: Rows, files: { id: string }[]): Promise<Set<string>> {
	const ids = new Set(files.map(({ id }) => id));
	if (ids.size === 0) return ids;
	const filter = { _and: [{ id: { _in: [...ids] } }, { folder: { _in: PUBLIC_FOLDERS } }] };
	const known = await rows('directus_files', { fields: ['id'], filter, limit: -1 });
	return ids.difference(new Set(known.map(({ id }) => String(id))));
}
