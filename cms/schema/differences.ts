import type { FieldPayload, RelationPayload } from './payloads.ts';

type Loose = Record<string, unknown>;

/** The keys of `wanted` that differ in `actual`. Keys that we do not set belong to the editors. */
export function changedKeys(wanted: object, actual: object | null | undefined): Loose {
	const held: Loose = { ...actual };
	return Object.fromEntries(
		Object.entries(wanted).filter(([key, value]) => !(key === 'special' ? includesAll(held[key], value) : same(value, held[key]))),
	);
}

/** Directus adds its own flags to a field, depending on the database. */
const includesAll = (actual: unknown, wanted: unknown) =>
	Array.isArray(wanted) && wanted.every((item) => Array.isArray(actual) && actual.includes(item));

export const isEmpty = (value: object) => Object.keys(value).length === 0;

function same(wanted: unknown, actual: unknown): boolean {
	if ((wanted ?? null) === (actual ?? null)) return true;
	if (typeof wanted === 'boolean') return wanted === (actual === true || actual === 1);
	if (typeof wanted !== 'object' || typeof actual !== 'object' || !wanted || !actual) return false;
	const keys = new Set([...Object.keys(wanted), ...Object.keys(actual)]);
	return [...keys].every((key) => same((wanted as Loose)[key], (actual as Loose)[key]));
}

/** Databases return defaults as text, and lengths only if they support them. */
const comparable = ['is_nullable', 'is_unique', 'is_indexed', 'default_value'] as const;

export function schemaDifference(wanted: FieldPayload, actual: Loose | null): Loose {
	if (!wanted.schema || !actual || wanted.schema['is_primary_key']) return {};
	const { default_value, ...rest } = Object.fromEntries(
		comparable.filter((key) => key in (wanted.schema ?? {})).map((key) => [key, wanted.schema?.[key]]),
	);
	if (actual['is_unique']) delete rest['is_indexed'];
	const difference = changedKeys(rest, actual);
	if (default_value !== undefined && !sameDefault(default_value, actual['default_value'])) difference['default_value'] = default_value;
	return difference;
}

function sameDefault(wanted: unknown, actual: unknown): boolean {
	if (typeof wanted === 'boolean') return wanted === (actual === true || actual === 1 || actual === '1' || actual === 'true');
	if (typeof wanted === 'number') return wanted === Number(actual);
	return (wanted ?? null) === (actual ?? null);
}

/** SQLite has fewer types, so these are returned under another name. */
const sqliteNames: Record<string, string> = { decimal: 'float', uuid: 'string' };

export const isSameType = (wanted: string, actual: string) => wanted === actual || sqliteNames[wanted] === actual;

/** Type changes that keep every value. All others need a person. */
const widening: Record<string, string[]> = {
	string: ['text'],
	integer: ['bigInteger', 'decimal', 'float'],
	date: ['dateTime', 'timestamp'],
};

export const isSafeTypeChange = (from: string, to: string) => widening[from]?.includes(to) ?? false;

export const relationKey = ({ collection, field }: Pick<RelationPayload, 'collection' | 'field'>) => `${collection}.${field}`;
