import { DASHBOARD } from '#cms/access/dashboards.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import type { Api } from '#directus/api.ts';
import { type Fields, mayRead, type Rows, staffFields } from '../expectations.ts';
import type { Actor } from './actors.ts';
import type { Key, Row } from './content.ts';
import { buildPath, type Collection, findParent, isOurs, type Schema } from './schema.ts';

/** Every existing row, read by the administrator. */
export type StoredRows = {
	rows: Map<string, Row[]>;
	find(collection: string, key: unknown): Row | undefined;
	set(collection: string, rows: Row[]): void;
};

/** Directus answers for these from files instead of a table. */
const withoutRows = ['directus_collections', 'directus_fields', 'directus_relations', 'directus_extensions'];

export const listCollections = (schema: Schema) => [...schema.collections.values()].filter(({ name }) => !withoutRows.includes(name));

/** Built-in permissions are in the list without a key. */
export async function readRows(admin: Api, { name, primary }: Collection): Promise<Row[]> {
	const answer = await admin.get<Row | Row[]>(`${buildPath(name)}?limit=-1&fields=*`);
	return [answer].flat().filter((row) => row[primary] !== undefined && row[primary] !== null);
}

export async function readStoredRows(admin: Api, schema: Schema): Promise<StoredRows> {
	const rows = new Map<string, Row[]>();
	for (const collection of listCollections(schema)) rows.set(collection.name, await readRows(admin, collection));
	const byKey = new Map<string, Map<string, Row>>();
	const index = (name: string, list: Row[]) => byKey.set(name, new Map(list.map((row) => [String(readKey(schema, name, row)), row])));
	for (const [name, list] of rows) index(name, list);
	return {
		rows,
		find: (collection, key) => byKey.get(collection)?.get(String(key)),
		set(collection, list) {
			rows.set(collection, list);
			index(collection, list);
		},
	};
}

export type World = { schema: Schema; truth: StoredRows };

/** Returns whether the actor may read a field of this row. */
export function findVisibleFields(world: World, actor: Actor, collection: string, row: Row): (field: string) => boolean {
	const { rights, of, table } = rightsTo(world, actor, collection, row);
	const fields = rights.filter(({ rows }) => of !== undefined && matches(world, actor, table, of, rows)).map(({ fields: some }) => some);
	return (field) => fields.some((some) => includes(some, collection, field));
}

/** For a part, its parent decides. */
function rightsTo({ schema, truth }: World, actor: Actor, collection: string, row: Row) {
	const all = mayRead[actor.role];
	const parent = findParent(schema, collection);
	const table = parent?.to ?? collection;
	return { rights: all[collection] ?? all[table] ?? [], table, of: parent ? truth.find(parent.to, row[parent.field]) : row };
}

function includes(fields: Fields, collection: string, field: string): boolean {
	if (fields === 'all') return true;
	if (fields === 'public') return ![...(staffFields['*'] ?? []), ...(staffFields[collection] ?? [])].includes(field);
	return fields.includes(field);
}

function matches(world: World, actor: Actor, table: string, row: Row, rows: Rows): boolean {
	if (rows === 'all') return true;
	return rows === 'published' ? isPublished(world, actor, table, row) : isOwn(world, actor, table, row);
}

const privateFolders: string[] = [FOLDER.inbox, FOLDER.applications];

export function isPublished({ truth }: World, actor: Actor, table: string, row: Row): boolean {
	const property = () => isPublic(truth.find('property', row['property']), 'published', 'sold');
	switch (table) {
		case 'property':
			return isPublic(row, 'published', 'sold');
		case 'price_history':
			return property();
		case 'page_block':
			return isPublic(row, 'published') && isPublic(truth.find('page', row['page']), 'published');
		case 'cluster':
		case 'construction_update':
			return isPublic(truth.find('project', row['project']), 'published');
		case 'tour_room':
			return isPublic(truth.find('tour', row['tour']), 'published');
		case 'tour_link':
			return isPublic(truth.find('tour', truth.find('tour_room', row['room'])?.['tour']), 'published');
		case 'directus_files':
			return row['folder'] !== null && !privateFolders.includes(String(row['folder']));
		case 'directus_presets':
			return row['user'] === null && (row['role'] === null || row['role'] === actor.roleId);
		default:
			return !('status' in row) || isPublic(row, 'published');
	}
}

const isPublic = (row: Row | undefined, ...statuses: string[]) => statuses.includes(String(row?.['status']));

/** The column with the owner of rows in Directus's own collections. */
const accountKey: Record<string, string> = {
	directus_activity: 'user',
	directus_comments: 'user_created',
	directus_notifications: 'recipient',
	directus_shares: 'user_created',
	directus_presets: 'user',
	directus_users: 'id',
};

export function isOwn(world: World, actor: Actor, table: string, row: Row): boolean {
	const { truth } = world;
	const isMine = (agent: unknown) => actor.agent !== null && agent === actor.agent;
	const account = accountKey[table];
	if (table === 'directus_activity' || table === 'directus_revisions')
		if (isEditorsHistory(actor, row) || isLeadsHistory(actor, row)) return true;
	if (account) return actor.user !== null && row[account] === actor.user;
	if (table === 'directus_dashboards') return listDashboards(actor).includes(String(row['id']));
	if (table === 'directus_panels') return listDashboards(actor).includes(String(row['dashboard']));
	if (table === 'directus_roles') return row['id'] === actor.roleId;
	if (table === 'directus_files') return isOwnFile(world, actor, row);
	if (table === 'person') return isOwnPerson(world, actor, row);
	if (table === 'site_notice') return isOwnNotice(actor, row);
	if (table === 'newsletter') return actor.role === 'site' ? row['state'] === 'sending' || isToBeTested(row) : row['state'] === 'draft';
	if (actor.role === 'site') return row['user_created'] === actor.user;
	if (table === 'agent') return isMine(row['id']);
	if (table === 'lead_event') return ['enquiry', 'listing_submission'].some((lead) => isMine(truth.find(lead, row[lead])?.['agent']));
	if (['property_private', 'price_history', 'listing_count'].includes(table))
		return isMine(truth.find('property', row['property'])?.['agent']);
	return isMine(row['agent']);
}

const isToBeTested = (row: Row) => row['test_asked_at'] !== null && row['test_sent_at'] === null;

const listDashboards = ({ role }: Actor): string[] => (role in DASHBOARD ? Object.values(DASHBOARD[role as keyof typeof DASHBOARD]) : []);

/** The history of collections that editors may read completely. */
const isEditorsHistory = ({ role }: Actor, { collection }: Row) =>
	role === 'editor' &&
	Object.entries(mayRead.editor).some(
		([name, rights]) =>
			isOurs(name) &&
			(collection === name || String(collection).startsWith(`${name}_`)) &&
			rights.some(({ rows, fields }) => rows === 'all' && fields === 'all'),
	);

const isLeadsHistory = ({ role }: Actor, { collection }: Row) =>
	role === 'salesManager' && ['enquiry', 'listing_submission'].includes(String(collection));

function isOwnPerson({ truth }: World, actor: Actor, person: Row): boolean {
	const linked = (collection: string) => (truth.rows.get(collection) ?? []).some((item) => item['person'] === person['id']);
	const hasApplied = linked('job_application');
	if (actor.role === 'hr') return hasApplied && !linked('enquiry') && !linked('listing_submission');
	return !hasApplied;
}

function isOwnNotice({ role }: Actor, { collection }: Row): boolean {
	if (collection === 'job_application') return role === 'hr';
	const isAboutLeads = ['enquiry', 'listing_submission', 'subscription', null].includes(collection as string | null);
	return role === 'editor' || (role === 'salesManager' && isAboutLeads);
}

function isOwnFile({ truth }: World, actor: Actor, file: Row): boolean {
	const folder = file['folder'];
	if (actor.user !== null && file['uploaded_by'] === actor.user) return true;
	if (actor.role === 'salesManager') return folder === FOLDER.inbox;
	if (actor.role === 'hr') return folder === FOLDER.applications;
	if (actor.role === 'editor') return folder !== FOLDER.applications;
	return (truth.rows.get('listing_submission_files') ?? []).some(
		(link) =>
			link['directus_files_id'] === file['id'] &&
			actor.agent !== null &&
			truth.find('listing_submission', link['listing_submission_id'])?.['agent'] === actor.agent,
	);
}

export const readKey = (schema: Schema, collection: string, row: Row) => row[schema.collections.get(collection)?.primary ?? 'id'] as Key;
