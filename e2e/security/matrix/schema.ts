import type { Api } from '#directus/api.ts';
import { stamps } from '../expected-writes.ts';

/** The schema as Directus reports it to the administrator. */
export type Field = {
	name: string;
	type: string;
	/** Texts, junctions, children: the reverse side of a relation, without a column. */
	isAlias: boolean;
	isGenerated: boolean;
	isConcealed: boolean;
	isNullable: boolean;
	maxLength: number | null;
	scale: number | null;
	precision: number | null;
	choices: string[];
};

export type Collection = { name: string; primary: string; isSingleton: boolean; fields: Field[] };

/** `from.field` refers to `to`, whose reverse field is `alias`, if any. */
export type Relation = { from: string; field: string; to: string; alias: string | null };

export type Schema = { collections: Map<string, Collection>; relations: Relation[] };

type RawField = {
	collection: string;
	field: string;
	type: string;
	schema: {
		is_primary_key: boolean;
		is_nullable: boolean;
		max_length: number | null;
		numeric_precision: number | null;
		numeric_scale: number | null;
	} | null;
	meta: { special: string[] | null; options: { choices?: { value: string }[] | null } | null } | null;
};
type RawCollection = { collection: string; schema: object | null; meta: { singleton: boolean } | null };
type RawRelation = { collection: string; field: string; related_collection: string | null; meta: { one_field: string | null } | null };

/** Directus has no endpoint for rows of these. */
const unreachable = ['directus_migrations', 'directus_sessions', 'directus_deployment_projects', 'directus_deployment_runs'];

const generated = ['date-created', 'date-updated', 'user-created', 'user-updated', 'uuid'];

export async function readSchema(admin: Api): Promise<Schema> {
	const [collections, fields, relations] = await Promise.all([
		admin.get<RawCollection[]>('/collections'),
		admin.get<RawField[]>('/fields'),
		admin.get<RawRelation[]>('/relations'),
	]);
	const fieldsOf = Map.groupBy(fields, ({ collection }) => collection);
	const tables = collections.filter(({ collection, schema }) => schema !== null && !unreachable.includes(collection));
	return {
		collections: new Map(
			tables.map(({ collection, meta }) => {
				const own = (fieldsOf.get(collection) ?? []).filter((field) => !isDecoration(field));
				const primary = own.find((field) => field.schema?.is_primary_key)?.field ?? 'id';
				return [collection, { name: collection, primary, isSingleton: meta?.singleton ?? false, fields: own.map(toField) }];
			}),
		),
		relations: relations.flatMap(({ collection, field, related_collection, meta }) =>
			related_collection ? [{ from: collection, field, to: related_collection, alias: meta?.one_field ?? null }] : [],
		),
	};
}

const isDecoration = ({ meta }: RawField) => meta?.special?.some((special) => special === 'no-data' || special === 'group') ?? false;

function toField({ field, type, schema, meta }: RawField): Field {
	const special = meta?.special ?? [];
	return {
		name: field,
		type,
		isAlias: schema === null,
		isGenerated: schema?.is_primary_key === true || stamps.includes(field) || special.some((name) => generated.includes(name)),
		isConcealed: special.includes('conceal') || special.includes('hash') || special.includes('encrypt'),
		isNullable: schema?.is_nullable ?? true,
		maxLength: schema?.max_length ?? null,
		precision: schema?.numeric_precision ?? null,
		scale: schema?.numeric_scale ?? null,
		choices: (meta?.options?.choices ?? []).map(({ value }) => value).filter(Boolean),
	};
}

export const isOurs = (collection: string) => !collection.startsWith('directus_');

export const buildPath = (collection: string) => (isOurs(collection) ? `/items/${collection}` : `/${collection.slice('directus_'.length)}`);

/** The relation to the parent, for rows that are part of another: texts, links, files. */
export function findParent(schema: Schema, collection: string): Relation | null {
	return schema.relations.find(({ from, field, to }) => from === collection && field === `${to}_id` && from.startsWith(`${to}_`)) ?? null;
}
