import { listTables, parts } from '../../access/tables.ts';
import type { Collection } from '../../schema/define.ts';
import { model } from '../../schema/model.ts';

/** What Directus notes beside each change. */
const notes = ['_user', '_date'];
const actions = ['create', 'update', 'delete'];
/** By which a row that is there is linked. */
const keys = ['id', 'code'];

/** The first field of a version that does not belong in one; null where there is none. */
export function findForeign(collection: string, delta: unknown): string | null {
	const found = model.find(({ name }) => name === collection);
	if (!found || !isObject(delta)) return delta === null ? null : collection;
	return Object.entries(delta).find(([name, value]) => !notes.includes(name) && !belongs(found, name, value))?.[0] ?? null;
}

function belongs(collection: Collection, name: string, value: unknown): boolean {
	const [own] = listTables(collection);
	if (![...(own?.publicFields ?? []), ...(own?.sections ?? [])].includes(name)) return false;
	const table = tableOf(collection, name);
	if (table) return rowsIn(value).every((row) => isLinkOrRow(row));
	const field = collection.fields.find((one) => one.name === name);
	if (field && field.schema === null) return value === null;
	return field?.relation ? isScalar(value) : isScalar(value) || field?.type === 'json';
}

/** Its texts and links: what else points here has rows and rights of its own. */
const tableOf = (collection: Collection, name: string) =>
	name === 'translations' || collection.fields.some((field) => field.name === name && field.relation?.kind === 'many')
		? parts.find((part) => part.parent === collection.name && part.alias === name)?.table
		: undefined;

/** As a list, or as what is to be done with which. */
const rowsIn = (value: unknown): unknown[] =>
	isObject(value) && Object.keys(value).every((name) => [...actions, ...notes].includes(name))
		? actions.flatMap((action) => (Array.isArray(value[action]) ? value[action] : value[action] == null ? [] : [value]))
		: Array.isArray(value)
			? value
			: [value];

/** A row of scalars; what it links to is named by its key alone. */
const isLinkOrRow = (row: unknown): boolean =>
	isScalar(row) || (isObject(row) && Object.values(row).every((value) => isScalar(value) || isKey(value)));

const isKey = (value: unknown): boolean =>
	isObject(value) && Object.entries(value).every(([name, one]) => [...keys, ...notes].includes(name) && isScalar(one));

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Date;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
