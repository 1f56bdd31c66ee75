import type { Api } from '#directus/api.ts';
import { canaryFor, word } from './canary.ts';
import { type Collection, findParent, isOurs, type Relation, type Schema } from './schema.ts';

export type Row = Record<string, unknown>;
export type Key = string | number;

/** Rows belong to one agent, to another, or to nobody. */
export type Agents = { own: Key; other: Key };

/** Filled by Directus and its extensions, or below. */
const notMade = ['languages', 'content_change', 'counter_index', 'price_history', 'setting'];

const isLead = (name: string) => name === 'enquiry' || name === 'listing_submission';

/** Rows of every status and owner in every collection, with a canary in every field. */
export async function makeContent(admin: Api, schema: Schema, files: FilesByFolder): Promise<{ made: Map<string, Key[]>; agents: Agents }> {
	const made = new Map<string, Key[]>([['directus_files', files.public]]);
	const ours = [...schema.collections.values()].filter(({ name }) => isOurs(name) && !notMade.includes(name));
	const whole = ours.filter(({ name }) => !findParent(schema, name));
	for (const collection of inOrder(whole, schema)) {
		const rows = listBasics(collection, made).map((base, index) => fill(collection, index, base, { schema, made, files }));
		made.set(collection.name, await save(admin, collection, rows));
	}
	for (const collection of ours)
		if (findParent(schema, collection.name)) made.set(collection.name, await makeParts(admin, collection, { schema, made, files }));
	made.set('price_history', await makePrices(admin, made.get('property') ?? []));
	await fillSettings(admin, schema);
	const [own = 0, other = 0] = made.get('agent') ?? [];
	return { made, agents: { own, other } };
}

type Made = { schema: Schema; made: Map<string, Key[]>; files: FilesByFolder };

/** The values that make a row one of its kind; all others are canaries. The first two agents have accounts. */
function listBasics({ name, fields }: Collection, made: Map<string, Key[]>): Row[] {
	const [own, other] = made.get('agent') ?? [];
	const statuses = fields.find((field) => field.name === 'status')?.choices;
	if (name === 'agent') return ['published', 'published', 'draft', 'review'].map((status) => ({ status }));
	if (name === 'property')
		return [
			...['published', 'draft', 'review', 'sold'].map((status) => ({ status, agent: own })),
			...['published', 'draft', 'on_hold', 'sold', 'archived'].map((status) => ({ status, agent: other })),
			...['published', 'draft'].map((status) => ({ status, agent: null })),
		];
	if (name === 'site_notice') return ['property', 'enquiry', 'job_application', null].map((collection) => ({ collection }));
	if (isLead(name)) return [own, own, other, other, null].map((agent) => ({ agent }));
	if (statuses?.length) return ['published', 'draft', 'published', 'review', 'published', 'archived'].map((status) => ({ status }));
	if (fields.some((field) => field.name === 'property') && /private/.test(name))
		return (made.get('property') ?? []).map((property) => ({ property }));
	return [{}, {}, {}, {}];
}

function fill({ name, fields }: Collection, index: number, base: Row, { schema, made, files }: Made): Row {
	const row: Row = {};
	for (const field of fields) {
		if (field.name in base || field.isAlias || field.isGenerated || field.name === 'sort') continue;
		const relation = schema.relations.find(({ from, field: key }) => from === name && key === field.name);
		if (!relation) row[field.name] = canaryFor(field, index);
		else if (relation.to === 'directus_files') row[field.name] = fileFor(field.name, index, files);
		else row[field.name] = chooseTarget(relation, index, made);
	}
	return consistentRow({ ...row, ...base });
}

/** Satisfies validation: a takeover's price is the sum of its parts, ready homes have no delivery date, offers begin before they end. */
export function consistentRow(row: Row): Row {
	const [first, last] = [row['valid_from'], row['valid_until']].map(String).sort();
	return {
		...row,
		...('price' in row &&
			'remaining_amount' in row && {
				price: Number(row['paid_amount']) + Number(row['over_amount']) + Number(row['remaining_amount']),
			}),
		...('delivery_date' in row && row['ready'] === true && { delivery_date: null }),
		...('valid_from' in row && 'valid_until' in row && { valid_from: first, valid_until: last }),
	};
}

/** Every row refers to a different one, so that visible rows lead to hidden ones. */
function chooseTarget({ to }: Relation, index: number, made: Map<string, Key[]>): Key | null {
	const targets = made.get(to) ?? [];
	return targets[index % Math.max(1, targets.length)] ?? null;
}

export type FilesByFolder = { public: Key[]; inbox: Key[]; applications: Key[] };

/** Some pictures of published records are private files, chosen by mistake. */
function fileFor(field: string, index: number, files: FilesByFolder): Key | null {
	const from = field === 'cv' ? files.applications : index === 2 ? files.inbox.slice(-1) : files.public;
	return from[index % from.length] ?? null;
}

/** Visitors' rows get their canaries after creation, because extensions copy values to person and agent then. */
async function save(admin: Api, { name, primary }: Collection, rows: Row[]): Promise<Key[]> {
	const isInbox = isLead(name) || name === 'job_application' || name === 'subscription';
	const created = await admin.post<Row[]>(`/items/${name}?fields=${primary}`, isInbox ? rows.map(() => ({ key: word() })) : rows);
	const keys = created.map((row) => row[primary] as Key);
	const changed = rows.map(({ key: _, ...row }, index) => ({ ...row, [primary]: keys[index] }));
	if (isInbox) await admin.patch(`/items/${name}`, changed);
	return keys;
}

function makeParts(admin: Api, collection: Collection, context: Made): Promise<Key[]> {
	const { schema, made, files } = context;
	const parent = findParent(schema, collection.name);
	const rows = (made.get(parent?.to ?? '') ?? []).map((owner, index) => {
		const link = { [parent?.field ?? '']: owner };
		const isText = collection.name.endsWith('_translations');
		const photograph = collection.name === 'listing_submission_files' && { directus_files_id: files.inbox[index % files.inbox.length] };
		return fill(collection, index, { ...link, ...(isText && { languages_code: index % 2 ? 'ar_EG' : 'en_US' }), ...photograph }, context);
	});
	return save(admin, collection, rows);
}

async function makePrices(admin: Api, properties: Key[]): Promise<Key[]> {
	const rows = properties.map((property, index) => ({
		property,
		price: 9_000_000 + 101 * index,
		currency: 'EGP',
		changed_on: `${2100 + index}-03-04`,
	}));
	return (await admin.post<Row[]>('/items/price_history?fields=id', rows)).map(({ id }) => id as Key);
}

async function fillSettings(admin: Api, schema: Schema): Promise<void> {
	const setting = schema.collections.get('setting');
	if (!setting) return;
	const texts = setting.fields.filter((field) => ['string', 'text'].includes(field.type) && !field.isGenerated);
	await admin.patch('/items/setting', Object.fromEntries(texts.map((field) => [field.name, canaryFor(field, 0)])));
}

/** Referenced rows first. */
function inOrder(collections: Collection[], schema: Schema): Collection[] {
	const names = new Set(collections.map(({ name }) => name));
	const ordered: Collection[] = [];
	const visit = (collection: Collection, seen: string[]) => {
		if (ordered.includes(collection) || seen.includes(collection.name)) return;
		for (const { from, to } of schema.relations)
			if (from === collection.name && names.has(to)) visit(collections.find(({ name }) => name === to) ?? collection, [...seen, from]);
		ordered.push(collection);
	};
	for (const collection of collections) visit(collection, []);
	return ordered;
}
