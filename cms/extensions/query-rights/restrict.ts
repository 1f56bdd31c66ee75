export type Filter = Record<string, unknown>;
export type Rule = { fields: string[]; rows: Filter };
export type Relation = { kind: 'one' | 'many'; to: string };

/** What somebody may read, and how collections are related. */
export type Rights = {
	listRules(collection: string): Rule[];
	findRelation(collection: string, field: string): Relation | null;
};

/** The parts of a query that can reveal values without returning them. */
export type Query = {
	fields?: string[] | null;
	filter?: Filter | null;
	sort?: string[] | null;
	aggregate?: Record<string, string[]> | null;
	group?: string[] | null;
	alias?: Record<string, string> | null;
	deep?: Deep | null;
};

type Deep = { [key: string]: unknown };

export class Refused extends Error {}

/**
 * Directus hides fields and rows, but still filters and sorts by them, directly or through relations. So every condition is restricted to rows in
 * which its field may be read, and refused if that is impossible. Modifies the query.
 */
export function restrictQuery(query: Query, collection: string, rights: Rights): void {
	if (query.fields?.some((field) => field.includes('$FOLLOW('))) throw new Refused('$FOLLOW is for filters');
	if (query.fields?.some(isTooWide)) throw new Refused('Name the fields you need beyond the second level');
	if (query.filter) replace(query.filter, restrictFilter(query.filter, collection, rights));
	requireOpen(query, collection, rights);
	if (query.deep) restrictDeep(query.deep, collection, query.alias ?? {}, rights);
}

/** Queries that only select fields need no restriction, and reading the rules costs more than most queries. */
export const isPlain = ({ fields, filter, sort, aggregate, group, deep }: Query): boolean =>
	![filter, sort, aggregate, group, deep].some((part) => part && Object.keys(part).length > 0) &&
	!fields?.some((field) => field.includes('$FOLLOW(') || isTooWide(field));

/** Three wildcards in a path: one such query on all homes kept Directus busy for half a minute. */
const isTooWide = (field: string) => field.split('.').filter((part) => part === '*').length > 2;

/** Replaces the content, because the query that holds it is frozen. */
function replace(filter: Filter, restricted: Filter): void {
	for (const key of Object.keys(filter)) delete filter[key];
	Object.assign(filter, restricted);
}

function restrictDeep(deep: Deep, collection: string, alias: Record<string, string>, rights: Rights): void {
	for (const [key, value] of Object.entries(deep)) {
		if (key.startsWith('_') || !isObject(value)) continue;
		const target = rights.findRelation(collection, alias[key] ?? key)?.to;
		if (!target) throw new Refused(`${key} is no relation`);
		const { _filter, _sort, _aggregate, _group, _alias } = value as Record<string, never>;
		if (_filter) value['_filter'] = restrictFilter(_filter, target, rights);
		requireOpen({ sort: _sort, aggregate: _aggregate, group: _group }, target, rights);
		restrictDeep(value, target, _alias ?? {}, rights);
	}
}

const aggregations = ['count', 'countDistinct', 'countAll', 'sum', 'sumDistinct', 'avg', 'avgDistinct', 'min', 'max'];

/** Sorting, aggregation and grouping cannot be limited to some rows. */
function requireOpen({ sort, aggregate, group }: Query, collection: string, rights: Rights): void {
	const aggregated = Object.values(aggregate ?? {}).flat();
	// `sort=-max.price` sorts by an aggregate.
	const own = (sort ?? []).filter(
		(path) => !aggregations.some((name) => aggregate?.[name] && path.replace(/^-/, '').startsWith(`${name}.`)),
	);
	for (const path of [...own, ...aggregated, ...(group ?? [])]) requireOpenPath(path.replace(/^-/, ''), collection, rights);
}

function requireOpenPath(path: string, root: string, rights: Rights): void {
	if (path === '*' || path === '?') return;
	// `private:property_private.owner_phone` names its collection explicitly, which the code below would not recognise as a relation.
	if (path.includes(':')) throw new Refused(`${path} is not available`);
	let collection = root;
	for (const [position, part] of path.split('.').entries()) {
		const { field } = readKey(part);
		if (field.startsWith('$')) throw new Refused(`${path} is not available`);
		if (findRowsWithField(collection, field, position === 0, rights)) throw new Refused(`${path} may not be read everywhere`);
		const relation = rights.findRelation(collection, field);
		if (relation?.kind === 'many' && isLimited(relation.to, rights)) throw new Refused(`${path} may not be read everywhere`);
		collection = relation?.to ?? collection;
	}
}

function restrictFilter(filter: Filter, collection: string, rights: Rights, path: string[] = []): Filter {
	const conditions = Object.entries(filter).map(([key, value]): Filter => {
		if ((key === '_and' || key === '_or') && Array.isArray(value))
			return { [key]: value.map((item: Filter) => restrictFilter(item, collection, rights, path)) };
		return restrictCondition(key, value, collection, rights, path);
	});
	return conditions.length === 1 ? (conditions[0] ?? {}) : conditions.length ? { _and: conditions } : {};
}

function restrictCondition(key: string, value: unknown, collection: string, rights: Rights, path: string[]): Filter {
	const { field, isFunction } = readKey(key);
	const relation = rights.findRelation(collection, field);
	if (field.includes(':') || (field.startsWith('$') && !relation)) throw new Refused(`${key} is not available`);
	if (relation?.kind === 'many' && isFunction && isLimited(relation.to, rights)) throw new Refused(`${key} may not be counted`);
	if (relation && !isFunction && isObject(value)) {
		const quantifier = (['_some', '_none'] as const).find((name) => name in value);
		// Within quantifiers Directus itself adds the rules of the other collection.
		if (quantifier && path.length === 0)
			return { [key]: { [quantifier]: restrictFilter(value[quantifier] as Filter, relation.to, rights) } };
		if (!isOperation(value)) return restrictFilter(value, relation.to, rights, [...path, key]);
	}
	const condition = nest(path, { [key]: value });
	const own = findRowsWithField(collection, field, path.length === 0, rights);
	const linked = relation?.kind === 'many' && !isFunction ? findRowsWithField(relation.to, 'id', false, rights) : null;
	const bounds = [...(own ? [under(path, own)] : []), ...(linked ? [under([...path, key], linked)] : [])];
	return bounds.length ? { _and: [condition, ...bounds] } : condition;
}

/** The rows in which the field may be read, unless these are all rows of the query; in the root collection, Directus itself excludes hidden rows. */
function findRowsWithField(collection: string, field: string, isRoot: boolean, { listRules }: Rights): Filter | null {
	const all = listRules(collection);
	const able = all.filter(({ fields }) => fields.includes('*') || fields.includes(field));
	// If no rule includes the field, Directus refuses the query.
	if (able.length === 0 || able.some(({ rows }) => isEmpty(rows))) return null;
	if (isRoot && able.length === all.length) return null;
	return { _or: able.map(({ rows }) => rows) };
}

const isLimited = (collection: string, { listRules }: Rights) => !listRules(collection).some(({ rows }) => isEmpty(rows));

/** A rule, as seen from a row that refers to its collection. */
function under(path: string[], rule: Filter): Filter {
	if (path.length === 0) return rule;
	const conditions = Object.entries(rule).map(([key, value]): Filter => {
		if ((key === '_and' || key === '_or') && Array.isArray(value)) return { [key]: value.map((item: Filter) => under(path, item)) };
		if (JSON.stringify(value).match(/"_(some|none)":/)) throw new Refused(`${path.join('.')} may not be asked about`);
		return nest(path, { [key]: value });
	});
	return conditions.length === 1 ? (conditions[0] ?? {}) : { _and: conditions };
}

const nest = (path: string[], condition: Filter): Filter => path.reduceRight<Filter>((inner, key) => ({ [key]: inner }), condition);

function readKey(key: string): { field: string; isFunction: boolean } {
	if (key.startsWith('$')) return { field: key, isFunction: false };
	const inner = /^[^()]+\(([^)]+)\)/.exec(key)?.[1]?.trim();
	return { field: inner ?? key.trim(), isFunction: inner !== undefined };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (filter: Filter) => Object.keys(filter).length === 0;
const isOperation = (value: Record<string, unknown>) =>
	Object.keys(value).every((key) => key.startsWith('_') && key !== '_and' && key !== '_or');
