import { contentCollections } from '#cms/access/tables.ts';
import type { Collection, Field } from '#cms/schema/define.ts';
import { admin } from './system.ts';

type Row = Record<string, unknown>;
/** Rows of a table that belong to records of a collection, with their fields. */
type Table = { path: string; fields: Field[]; filter: string };
type Changed = { path: string; rows: Row[] };

const UNKNOWN = 'nobody-knows-this';
/** Records of this id are unpublished during these tests. */
const HIDDEN = 1002;
const LONG = 'كلام طويل long words '.repeat(1000);

const isText = ({ type }: Field) => type === 'string' || type === 'text';
const isNumber = ({ type }: Field) => type === 'integer' || type === 'decimal';
const isDay = ({ type }: Field) => type === 'date' || type === 'timestamp';
const hasChoices = ({ meta }: Field) => Array.isArray(meta.options?.['choices']);

type Odd = (field: Field) => unknown;

const unknownValue: Odd = (field) => (hasChoices(field) ? (field.type === 'json' ? [UNKNOWN, 7, null] : UNKNOWN) : undefined);
const text =
	(value: string): Odd =>
	(field) =>
		isText(field) && !hasChoices(field) ? value : undefined;
const number =
	(value: number): Odd =>
	(field) =>
		isNumber(field) && !field.relation ? value : undefined;
const list =
	(value: unknown): Odd =>
	({ type }) =>
		type === 'json' ? value : undefined;

type Repeated = { field: string }[];
const listParts = ({ type, meta }: Field): Repeated => (type === 'json' ? ((meta.options?.['fields'] as Repeated | undefined) ?? []) : []);

/** In every text, including those in lists. */
export const inEveryText =
	(value: string): Odd =>
	(field) => {
		const parts = listParts(field);
		return parts.length ? [Object.fromEntries(parts.map(({ field: name }) => [name, value]))] : text(value)(field);
	};

const optional =
	(odd: Odd): Odd =>
	(field) =>
		field.meta.required ? undefined : odd(field);
const required =
	(...odds: Odd[]): Odd =>
	(field) =>
		field.meta.required ? odds.map((odd) => odd(field)).find((value) => value !== undefined) : undefined;

/**
 * A value for the fields it applies to; undefined for others. An invalid required value keeps the record unchanged, so optional fields are
 * tested separately.
 */
export const oddValues: Record<string, Odd> = {
	'a value that nobody knows': optional(unknownValue),
	'nothing at all': optional(() => null),
	'very long words': text(LONG),
	'markup and signs': text('<script>alert(1)</script>{count, plural,} \u202e %E0%A4%A'),
	'a record that is not public': ({ relation, type }) => (relation?.kind === 'one' && type === 'integer' ? HIDDEN : undefined),
	'less than nothing': optional(number(-7)),
	'more than anything': number(2_000_000_000),
	'a day far ahead': (field) => (isDay(field) ? '9999-12-31' : undefined),
	'a day long ago': (field) => (isDay(field) && field.name !== 'valid_through' ? '0001-01-01' : undefined),
	'a list of anything': list([null, 7, UNKNOWN, {}, [], { question: null, title: 7, day: UNKNOWN }]),
	'no list': list({ type: 'Point', coordinates: [500, -500] }),
	'nothing where something is required': required(() => null),
	'nonsense where something is required': required(unknownValue, number(-7), text('')),
};

/** Fields that decide whether a record is public, and the number by which the last change is recognised. */
const left = new Set(['status', 'published_on', 'valid_from', 'registration_number', 'sample_content', 'sample_version']);

/** The record shown by pages of each kind; all pages, and the first record of lists. */
function buildRecordQuery({ name, singleton }: Collection, key: string): string {
	if (singleton) return '';
	if (name === 'page') return 'limit=-1';
	return name === 'page_block' ? `filter[${key}][_lte]=1010&limit=-1` : `filter[${key}][_eq]=1001`;
}

function listTables(collection: Collection): Table[] {
	const stored = (fields: readonly Field[] = []) => fields.filter(({ schema, name, staffOnly }) => schema && !staffOnly && !left.has(name));
	const texts = {
		path: `/items/${collection.name}_translations`,
		fields: stored(collection.translated),
		filter: buildRecordQuery(collection, `${collection.name}_id`),
	};
	return [
		{ path: `/items/${collection.name}`, fields: stored(collection.fields), filter: buildRecordQuery(collection, 'id') },
		...(collection.translated ? [{ ...texts, filter: texts.filter || 'limit=-1' }] : []),
	];
}

const tables = contentCollections.filter(({ name }) => !['languages', 'price_history'].includes(name)).flatMap(listTables);

export const fieldsGivenOddValues = new Set(
	tables.flatMap(({ path, fields }) => fields.map(({ name }) => `${path.split('/').at(-1)}.${name}`)),
);

export async function hideRecords(): Promise<() => Promise<void>> {
	const names = contentCollections.filter(({ statuses, singleton }) => statuses && !singleton).map(({ name }) => name);
	const rows = await Promise.all(names.map((name) => admin.get<Row[]>(`/items/${name}?filter[id][_eq]=${HIDDEN}&fields=id,status`)));
	const changed = names.map((name, index) => ({ path: `/items/${name}`, rows: rows[index] ?? [] })).filter(({ rows }) => rows.length > 0);
	for (const { path } of changed) await admin.patch(`${path}/${HIDDEN}`, { status: 'draft' });
	return () => restoreAll(changed);
}

/** Writes the value into every field where Directus accepts it. */
export async function feed(value: Odd): Promise<{ taken: string[]; restore: () => Promise<void> }> {
	const taken: string[] = [];
	const changed: Changed[] = [];
	for (const { path, fields, filter } of tables) {
		const concerned = fields.filter((field) => value(field) !== undefined);
		if (concerned.length === 0) continue;
		const found = await admin.get<Row | Row[]>(`${path}?${filter}&fields=id,${concerned.map(({ name }) => name)}`);
		changed.push({ path, rows: [found].flat() });
		taken.push(...(await write(path, found, Object.fromEntries(concerned.map((field) => [field.name, value(field)])))));
	}
	return { taken, restore: () => restoreAll(changed) };
}

/** All fields at once, else one by one; returns the accepted ones. */
async function write(path: string, found: Row | Row[], data: Row): Promise<string[]> {
	const names = Object.keys(data);
	try {
		await admin.patch(path, Array.isArray(found) ? { keys: found.map(({ id }) => id), data } : data);
		return names.map((name) => `${path} ${name}`);
	} catch {
		const one = (name: string) => write(path, found, { [name]: data[name] });
		return names.length > 1 ? (await Promise.all(names.map(one))).flat() : [];
	}
}

async function restoreAll(changed: readonly Changed[]): Promise<void> {
	for (const { path, rows } of changed) {
		const [row] = rows;
		if (path === '/items/setting' && row) {
			const { id: _, ...fields } = row;
			await admin.patch(path, fields);
		} else await admin.patch(path, rows);
	}
}
