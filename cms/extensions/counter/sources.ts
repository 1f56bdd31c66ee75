import { checkedKey, codeKeys, emailKeys, nameKeys, phoneKeys, wordKeys } from '../../../domain/counter/keys.ts';
import type { Database, Key, Row } from '../hook.ts';
import { readList } from '../json.ts';

export type Entry = { item: Key; agent: unknown; keys: string[] };

type Source = {
	columns: string[];
	/** Keys of the row's own columns, without its texts. */
	keys: (row: Row) => string[];
	hasTexts?: true;
};

/** The key of a row without any other, which shows that it was indexed. */
const NOTHING = '.';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Drivers return a day as text, or as its first moment in local time. */
const dayIn = (value: unknown): string | null =>
	value instanceof Date
		? new Date(value.getTime() - value.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
		: (text(value)?.slice(0, 10) ?? null);

const contactKeys = (row: Row): string[] => [
	...nameKeys(text(row['name'])),
	...phoneKeys(text(row['phone'])),
	...emailKeys(text(row['email'])),
	...codeKeys(text(row['reference'])),
];
const request: Source = { columns: ['name', 'phone', 'email', 'reference'], keys: contactKeys };

/** Keys by collection, only from fields that everybody who may read the row may read: otherwise the index would reveal them. */
export const keyBuilders: Record<string, (row: Row) => string[]> = {
	property_private: (row) => [...nameKeys(text(row['owner_name'])), ...phoneKeys(text(row['owner_phone']))],
	person: contactKeys,
	enquiry: contactKeys,
	listing_submission: contactKeys,
	job_application: contactKeys,
};

const sources: Record<string, Source> = {
	property: {
		columns: ['reference', 'agent', 'price', 'status', 'price_checked_on'],
		keys: ({ reference, status, price_checked_on: checked }) => [
			...codeKeys(text(reference)),
			...(status === 'published' ? [checkedKey(dayIn(checked))] : []),
		],
		hasTexts: true,
	},
	property_private: { columns: ['owner_name', 'owner_phone', 'property'], keys: keyBuilders['property_private'] ?? (() => []) },
	person: { columns: ['name', 'phone', 'email'], keys: contactKeys },
	enquiry: { ...request, columns: [...request.columns, 'agent'] },
	listing_submission: { ...request, columns: [...request.columns, 'agent'] },
	job_application: request,
	project: { columns: ['spellings'], keys: ({ spellings }) => readList(spellings).flatMap((one) => wordKeys(String(one))), hasTexts: true },
	agent: { columns: ['phone'], keys: ({ phone }) => phoneKeys(text(phone)), hasTexts: true },
};

export const indexed = Object.keys(sources);

/** Tables whose rows belong to an indexed row. */
export const parts: Record<string, { collection: string; key: string }> = {
	property_translations: { collection: 'property', key: 'property_id' },
	property_files: { collection: 'property', key: 'property_id' },
	project_translations: { collection: 'project', key: 'project_id' },
	agent_translations: { collection: 'agent', key: 'agent_id' },
};

/** The rows in their current state. On PostgreSQL they are locked meanwhile, so that nobody is indexed while being erased. */
export async function readEntries(database: Database, collection: string, items: readonly Key[]): Promise<Entry[]> {
	const source = sources[collection];
	if (!source) return [];
	const rows = await database(collection)
		.select('id', ...source.columns)
		.whereIn('id', items)
		.forUpdate();
	const texts = source.hasTexts ? await readTexts(database, collection, items) : new Map<string, Row[]>();
	const agents = collection === 'property_private' ? await readAgents(database, rows) : null;
	const lacking = collection === 'property' ? await readLacking(database, rows, texts) : null;
	return rows.map((row) => {
		const item = row['id'] as Key;
		const names = (texts.get(String(item)) ?? []).flatMap((one) => wordKeys(text(one['name'])));
		const keys = new Set([...source.keys(row), ...names, ...(lacking?.get(item) ?? [])]);
		return { item, agent: (agents ? agents.get(row['property']) : row['agent']) ?? null, keys: keys.size ? [...keys] : [NOTHING] };
	});
}

async function readTexts(database: Database, collection: string, items: readonly Key[]): Promise<Map<string, Row[]>> {
	const owner = `${collection}_id`;
	const rows = await database(`${collection}_translations`).select(owner, 'languages_code', 'name').whereIn(owner, items);
	return Map.groupBy(rows, (row) => String(row[owner]));
}

async function readAgents(database: Database, rows: Row[]): Promise<Map<unknown, unknown>> {
	const homes = rows.map((row) => row['property']).filter((id) => id != null);
	return new Map((await database('property').select('id', 'agent').whereIn('id', homes)).map((row) => [row['id'], row['agent']]));
}

/** What a home lacks to be shown well, one key for each. */
async function readLacking(database: Database, rows: Row[], texts: Map<string, Row[]>): Promise<Map<unknown, string[]>> {
	const ids = rows.map(({ id }) => id);
	const withPhotos = new Set(
		(await database('property_files').select('property_id').whereIn('property_id', ids)).map((row) => row['property_id']),
	);
	const hasName = (id: unknown, language: string) =>
		(texts.get(String(id)) ?? []).some((one) => one['languages_code'] === language && text(one['name'])?.trim());
	return new Map(
		rows.map(({ id, price }) => [
			id,
			[
				...(hasName(id, 'en_US') ? [] : ['!name_en']),
				...(hasName(id, 'ar_EG') ? [] : ['!name_ar']),
				...(price == null ? ['!price'] : []),
				...(withPhotos.has(id) ? [] : ['!photos']),
			],
		]),
	);
}
