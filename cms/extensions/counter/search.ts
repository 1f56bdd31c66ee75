import { cairoToday } from '../../../domain/cairo.ts';
import { FEW, type Kind, kinds, PAGE_SIZE, ROWS_MOST } from '../../../domain/counter/exchange.ts';
import { answers, readQuestion, type Term } from '../../../domain/counter/question.ts';
import type { Context, Database, ItemsService, Key, Row } from '../hook.ts';
import { findCandidates } from './candidates.ts';
import { INDEX } from './index-writer.ts';
import { type Condition, conditionsFor, fewerOfPeople, shown } from './kinds.ts';
import type { Filters, SearchRequest } from './read-request.ts';
import { keysOf } from './sources.ts';

export type Group = { kind: Kind; total: number; rows: Row[] };
type Owner = { property: unknown; owner_name: unknown; owner_phone: unknown };
export type Found = { groups: Group[]; owners: Owner[]; agent: number | null };

/** With whose rights rows are read. */
export type Asker = { accountability: Context['accountability']; schema: unknown; database: Database; ItemsService: ItemsService };

const LACKING: Term = [{ key: '!', isWhole: false }];

/** Everything in here is read by Directus itself in the person's name: of a row that is not for them they learn nothing, not that it is there. */
export async function search(request: SearchRequest, asker: Asker): Promise<Found> {
	const { words, kind, filters } = request;
	const question = readQuestion(words);
	const agent = await readAgent(asker);
	const isAsked = question.length > 0;
	// What was typed and means nothing finds nothing.
	if (words.trim() && !isAsked) return { groups: [], owners: [], agent };
	const wanted = kinds.filter(
		(one) => conditionsFor(one, filters, agent, cairoToday()) !== null && (kind ? one === kind : isAsked || shown[one].isShownUnasked),
	);
	const matching = isAsked ? await readOwners(question, asker, agent) : [];
	const groups = await Promise.all(
		wanted.map(async (one): Promise<Group> => {
			const conditions = conditionsFor(one, filters, agent, cairoToday()) ?? [];
			const ids = await candidatesFor(one, question, filters, matching, asker, agent);
			return { kind: one, ...(await readGroup(one, ids, question, conditions, pageOf(request), asker)) };
		}),
	);
	const homes = groups.flatMap(({ kind: one, rows }) => (one === 'property' ? rows.map(({ id }) => id as Key) : []));
	const owners = [
		...matching,
		...(await readPrivate(homes, asker)).filter(({ property }) => !matching.some((one) => one.property === property)),
	];
	return { groups: groups.filter(({ total }) => total > 0), owners, agent };
}

type Page = { offset: number; limit: number };

const pageOf = ({ kind, page, csv }: SearchRequest): Page => {
	if (csv) return { offset: 0, limit: ROWS_MOST };
	return kind ? { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } : { offset: 0, limit: FEW };
};

async function readAgent({ accountability, database }: Asker): Promise<number | null> {
	const [user] = await database('directus_users')
		.select('agent')
		.where('id', accountability?.user ?? '');
	return typeof user?.['agent'] === 'number' ? user['agent'] : null;
}

/** Null where every row will do. */
async function candidatesFor(
	kind: Kind,
	question: Term[],
	{ incomplete }: Filters,
	owners: Owner[],
	{ database }: Asker,
	agent: number | null,
): Promise<number[] | null> {
	const terms = incomplete && kind === 'property' ? [...question, LACKING] : question;
	if (terms.length === 0) return null;
	const own = await findCandidates(database, kind, terms, agent);
	if (kind !== 'property' || owners.length === 0) return own;
	const homes = owners.map(({ property }) => Number(property)).sort((one, other) => other - one);
	const lacking = incomplete ? await readLacking(homes, database) : null;
	return [...new Set([...homes.filter((id) => !lacking || lacking.has(id)), ...own])];
}

/** Owners that were asked for, of homes whose owners the person may know. */
async function readOwners(question: Term[], asker: Asker, agent: number | null): Promise<Owner[]> {
	const ids = await findCandidates(asker.database, 'property_private', question, agent);
	const rows = await readAllowed('property_private', asker, {
		fields: ['id', 'property', 'owner_name', 'owner_phone'],
		filter: { id: { _in: ids } },
		limit: ids.length,
	});
	return rows.filter((row) => answers(question, keysOf['property_private']?.(row) ?? [])).map(ownerIn);
}

const ownerIn = ({ property, owner_name, owner_phone }: Row): Owner => ({ property, owner_name, owner_phone });

async function readPrivate(homes: Key[], asker: Asker): Promise<Owner[]> {
	const rows = await readAllowed('property_private', asker, {
		fields: ['property', 'owner_name', 'owner_phone'],
		filter: { property: { _in: homes } },
		limit: homes.length,
	});
	return rows.map(ownerIn);
}

async function readGroup(
	kind: Kind,
	ids: number[] | null,
	question: Term[],
	conditions: Condition[],
	{ offset, limit }: Page,
	asker: Asker,
): Promise<{ total: number; rows: Row[] }> {
	const { fields } = shown[kind];
	if (ids === null) return readNewest(kind, fields, conditions, { offset, limit }, asker);
	const verified = keysOf[kind];
	const readIds = { fields: verified ? fields : ['id'], filter: { _and: [{ id: { _in: ids } }, ...conditions] }, limit: ids.length };
	const readable = (await readAllowed(kind, asker, readIds)).filter((row) => !verified || answers(question, verified(row)));
	const byId = new Map(readable.map((row) => [Number(row['id']), row]));
	const found = ids.filter((id) => byId.has(id));
	const page = found.slice(offset, offset + limit);
	const rows = verified ? page.map((id) => byId.get(id)).filter((row) => row !== undefined) : await readPage(kind, fields, page, asker);
	return { total: found.length, rows: await withLacking(kind, rows, asker) };
}

async function readPage(kind: Kind, fields: string[], page: number[], asker: Asker): Promise<Row[]> {
	const rows = await readAllowed(kind, asker, { fields, filter: { id: { _in: page } }, limit: page.length });
	return rows.toSorted((one, other) => page.indexOf(Number(one['id'])) - page.indexOf(Number(other['id'])));
}

async function readNewest(kind: Kind, fields: string[], conditions: Condition[], { offset, limit }: Page, asker: Asker) {
	const filter = { _and: conditions };
	const [[counted], rows] = await Promise.all([
		readAllowed(kind, asker, { aggregate: { count: ['*'] }, filter, limit: 1 }),
		readAllowed(kind, asker, { fields, filter, sort: ['-id'], limit, offset }),
	]);
	return { total: Number(counted?.['count'] ?? 0), rows: await withLacking(kind, rows, asker) };
}

/** What each home lacks is told of those that were read. */
async function withLacking(kind: Kind, rows: Row[], { database }: Asker): Promise<Row[]> {
	if (kind !== 'property' || rows.length === 0) return rows;
	const lacking = await readLacking(
		rows.map(({ id }) => Number(id)),
		database,
	);
	return rows.map((row) => ({ ...row, lacking: lacking.get(Number(row['id'])) ?? [] }));
}

async function readLacking(homes: number[], database: Database): Promise<Map<number, string[]>> {
	const marks = await database(INDEX).select('item', 'key').where('collection', 'property').whereIn('item', homes);
	const lacking = Map.groupBy(
		marks.filter(({ key }) => String(key).startsWith('!')),
		({ item }) => Number(item),
	);
	return new Map([...lacking].map(([item, some]) => [item, some.map(({ key }) => String(key).slice(1))]));
}

type ItemsQuery = { fields?: string[]; aggregate?: object; filter: object; sort?: string[]; limit: number; offset?: number };

/** No rows where the person may not read such rows at all. */
async function readAllowed(collection: string, asker: Asker, query: ItemsQuery): Promise<Row[]> {
	const { accountability, schema, ItemsService, database } = asker;
	if (query.limit === 0) return [];
	try {
		return await new ItemsService(collection, { schema, accountability, knex: database }).readByQuery(query);
	} catch (error) {
		if (!isForbidden(error)) throw error;
		const fewer = collection === 'person' && query.fields !== fewerOfPeople ? fewerOfPeople : null;
		return fewer ? readAllowed(collection, asker, { ...query, fields: fewer }) : [];
	}
}

const isForbidden = (error: unknown): boolean =>
	typeof error === 'object' && error !== null && 'code' in error && error.code === 'FORBIDDEN';
