import type { Api } from '#directus/api.ts';
import { changedKeys, isEmpty, isSafeTypeChange, isSameType, relationKey, schemaDifference } from './differences.ts';
import type { FieldPayload, Payloads, RelationPayload } from './payloads.ts';
import { applyReadableForms } from './readable-forms.ts';
import { applyPresets, applyStrings } from './studio.ts';

export type SchemaReport = { changes: string[]; drift: string[] };

type Actual = {
	collections: Map<string, { meta: Record<string, unknown> | null }>;
	fields: Map<string, FieldPayload>;
	relations: Map<string, RelationPayload>;
};

/** Brings Directus to the schema of these files. Adds and alters, but never drops, so no content is lost. */
export async function applySchema(api: Api, wanted: Payloads, onProgress: (done: string) => void = () => {}): Promise<SchemaReport> {
	const actual = await readActual(api);
	const report: SchemaReport = { changes: [], drift: findDrift(wanted, actual) };
	const changed = (what: string) => {
		report.changes.push(what);
		onProgress(what);
	};
	await createMissing(api, wanted, actual, changed);
	await alterCollections(api, wanted, actual, changed);
	for (const field of allFields(wanted)) await alterField(api, field, actual.fields.get(fieldKey(field)), report, changed);
	for (const relation of wanted.relations) await alterRelation(api, relation, actual.relations.get(relationKey(relation)), changed);
	await applyStrings(api, wanted.strings, changed);
	await applyPresets(api, wanted.presets, changed);
	await applyReadableForms(api, changed);
	return report;
}

const fieldKey = ({ collection, field }: { collection: string; field: string }) => `${collection}.${field}`;
const allFields = ({ collections, systemFields }: Payloads) => [...collections.flatMap(({ fields }) => fields), ...systemFields];

async function readActual(api: Api): Promise<Actual> {
	const [collections, fields, relations] = await Promise.all([
		api.get<{ collection: string; meta: Record<string, unknown> | null }[]>('/collections'),
		api.get<FieldPayload[]>('/fields'),
		api.get<RelationPayload[]>('/relations'),
	]);
	return {
		collections: new Map(collections.map((item) => [item.collection, item])),
		fields: new Map(fields.map((item) => [fieldKey(item), item])),
		relations: new Map(relations.map((item) => [relationKey(item), item])),
	};
}

/** In one transaction, so that Directus does not reload its schema after each collection. */
async function createMissing(api: Api, wanted: Payloads, actual: Actual, changed: (what: string) => void) {
	const collections = wanted.collections.filter(({ collection }) => !actual.collections.has(collection));
	const fields = allFields(wanted).filter((field) => !actual.fields.has(fieldKey(field)));
	const relations = wanted.relations.filter((relation) => !actual.relations.has(relationKey(relation)));
	if (!collections.length && !fields.length && !relations.length) return;
	// Directus requires a hash of the current schema, but ignores it with `force`.
	await api.post('/schema/apply?force=true', {
		hash: 'made from what is there',
		diff: {
			collections: collections.map(({ collection, meta, schema }) => ({ collection, diff: created({ collection, meta, schema }) })),
			fields: fields.map((field) => ({ collection: field.collection, field: field.field, diff: created(field) })),
			systemFields: [],
			relations: relations.map((relation) => ({
				collection: relation.collection,
				field: relation.field,
				related_collection: relation.related_collection,
				diff: created(relation),
			})),
		},
	});
	for (const { collection } of collections) changed(`collection ${collection}`);
	for (const field of fields) if (actual.collections.has(field.collection)) changed(`field ${fieldKey(field)}`);
	for (const relation of relations) changed(`relation ${relationKey(relation)}`);
}

const created = (rhs: object) => [{ kind: 'N', rhs }];

async function alterCollections(api: Api, wanted: Payloads, actual: Actual, changed: (what: string) => void) {
	const altered = wanted.collections.flatMap(({ collection, meta }) => {
		const existing = actual.collections.get(collection);
		const difference = existing ? changedKeys(meta, existing.meta) : {};
		return isEmpty(difference) ? [] : [{ collection, meta: difference }];
	});
	if (altered.length) await api.patch('/collections', altered);
	for (const { collection, meta } of altered) changed(`collection ${collection}: ${Object.keys(meta).join(', ')}`);
}

async function alterField(
	api: Api,
	wanted: FieldPayload,
	actual: FieldPayload | undefined,
	report: SchemaReport,
	changed: (what: string) => void,
) {
	if (!actual) return;
	const where = fieldKey(wanted);
	const meta = changedKeys(wanted.meta, actual.meta);
	const schema = schemaDifference(wanted, actual.schema);
	const retyped = !isSameType(wanted.type, actual.type);
	if (retyped && !isSafeTypeChange(actual.type, wanted.type)) {
		report.drift.push(`${where} is ${actual.type} in Directus and ${wanted.type} in the files: change it by hand, content could be lost`);
		return;
	}
	if (isEmpty(meta) && isEmpty(schema) && !retyped) return;
	await api.patch(`/fields/${wanted.collection}/${wanted.field}`, {
		...(!isEmpty(meta) && { meta }),
		...((!isEmpty(schema) || retyped) && { type: wanted.type, schema: { ...actual.schema, ...wanted.schema } }),
	});
	changed(`field ${where}: ${[...Object.keys(meta), ...Object.keys(schema), ...(retyped ? ['type'] : [])].join(', ')}`);
}

async function alterRelation(api: Api, wanted: RelationPayload, actual: RelationPayload | undefined, changed: (what: string) => void) {
	if (!actual) return;
	const meta = changedKeys(wanted.meta, actual.meta);
	const onDelete = wanted.schema.on_delete !== actual.schema?.on_delete;
	if (isEmpty(meta) && !onDelete) return;
	await api.patch(`/relations/${wanted.collection}/${wanted.field}`, {
		...(!isEmpty(meta) && { meta }),
		...(onDelete && { schema: wanted.schema }),
	});
	changed(`relation ${relationKey(wanted)}`);
}

function findDrift(wanted: Payloads, actual: Actual): string[] {
	const known = new Set(wanted.collections.map(({ collection }) => collection));
	const fields = new Set(allFields(wanted).map(fieldKey));
	const own = (collection: string) => !collection.startsWith('directus_');
	return [
		...[...actual.collections.keys()]
			.filter((name) => own(name) && !known.has(name))
			.map((name) => `collection ${name} is in Directus but not in the files`),
		...[...actual.fields.entries()]
			.filter(([where, { collection }]) => known.has(collection) && !fields.has(where))
			.map(([where]) => `field ${where} is in Directus but not in the files`),
	];
}
