import { listTables, parts } from '../../access/tables.ts';
import type { Collection } from '../../schema/define.ts';
import { model } from '../../schema/model.ts';

/** Recorded by Directus with each change. */
const notes = ['_user', '_date'];
const actions = ['create', 'update', 'delete'];
/** Keys by which existing rows are linked. */
const keys = ['id', 'code'];

/** The first field that must not be in a version; null if there is none. */
export function findForeign(collection: string, delta: unknown): string | null {
	const found = model.find(({ name }) => name === collection);
	if (!found || !isObject(delta)) return delta === null ? null : collection;
	return Object.entries(delta).find(([name, value]) => !notes.includes(name) && !belongs(found, name, value))?.[0] ?? null;
}

function belongs(collection: Collection, name: string, value: unknown): boolean {
	const [own] = listTables(collection);
	if (![...(own?.publicFields ?? []), ...(own?.sections ?? [])].includes(name)) return false;
	const table = findTable(collection, name);
	if (table) return rowsIn(value).every((row) => isLinkOrRow(row));
	const field = collection.fields.find((one) => one.name === name);
	if (field && field.schema === null) return value === null;
	return field?.relation ? isScalar(value) : isScalar(value) || field?.type === 'json';
}

/** Its texts and links. Other relations have rows and rights of their own. */
const findTable = (collection: Collection, name: string) =>
	name === 'translations' || collection.fields.some((field) => field.name === name && field.relation?.kind === 'many')
		? parts.find((part) => part.parent === collection.name && part.alias === name)?.table
		: undefined;

/** A full list, or create, update and delete. */
const rowsIn = (value: unknown): unknown[] =>
	isObject(value) && Object.keys(value).every((name) => [...actions, ...notes].includes(name))
		? actions.flatMap((action) => (Array.isArray(value[action]) ? value[action] : value[action] == null ? [] : [value]))
		: Array.isArray(value)
			? value
			: [value];

/** A row of plain values; related rows only by key. */
const isLinkOrRow = (row: unknown): boolean =>
	isScalar(row) || (isObject(row) && Object.values(row).every((value) => isScalar(value) || isKey(value)));

const isKey = (value: unknown): boolean =>
	isObject(value) && Object.entries(value).every(([name, one]) => [...keys, ...notes].includes(name) && isScalar(one));

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Date;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
