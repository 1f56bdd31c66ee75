import type { Api } from '#directus/api.ts';
import { changedKeys, isEmpty, isSafeTypeChange, isSameType, relationKey, schemaDifference } from './differences.ts';
import type { CollectionPayload, FieldPayload, Payloads, RelationPayload } from './payloads.ts';
import { applyPresets, applyStrings } from './studio.ts';

export type SchemaReport = { changes: string[]; drift: string[] };

type Actual = {
	collections: Map<string, { meta: Record<string, unknown> | null }>;
	fields: Map<string, FieldPayload>;
	relations: Map<string, RelationPayload>;
};

/** Brings Directus to what the files say. Adds and alters; never drops, so no content is lost. */
export async function applySchema(api: Api, wanted: Payloads, onProgress: (done: string) => void = () => {}): Promise<SchemaReport> {
	const actual = await readActual(api);
	const report: SchemaReport = { changes: [], drift: findDrift(wanted, actual) };
	const changed = (what: string) => {
		report.changes.push(what);
		onProgress(what);
	};
	await createCollections(api, wanted, actual, changed);
	await alterCollections(api, wanted, actual, changed);
	const fields = [
		...wanted.collections.filter(({ collection }) => actual.collections.has(collection)).flatMap((item) => item.fields),
		...wanted.systemFields,
	];
	for (const field of fields) await alterField(api, field, actual.fields.get(`${field.collection}.${field.field}`), report, changed);
	for (const relation of wanted.relations) await alterRelation(api, relation, actual.relations.get(relationKey(relation)), changed);
	await applyStrings(api, wanted.strings, changed);
	await applyPresets(api, wanted.presets, changed);
	return report;
}

async function readActual(api: Api): Promise<Actual> {
	const [collections, fields, relations] = await Promise.all([
		api.get<{ collection: string; meta: Record<string, unknown> | null }[]>('/collections'),
		api.get<FieldPayload[]>('/fields'),
		api.get<RelationPayload[]>('/relations'),
	]);
	return {
		collections: new Map(collections.map((item) => [item.collection, item])),
		fields: new Map(fields.map((item) => [`${item.collection}.${item.field}`, item])),
		relations: new Map(relations.map((item) => [relationKey(item), item])),
	};
}

async function createCollections(api: Api, wanted: Payloads, actual: Actual, changed: (what: string) => void) {
	const missing = wanted.collections.filter(({ collection }) => !actual.collections.has(collection));
	const create = async (some: CollectionPayload[]) => {
		for (let start = 0; start < some.length; start += 10) {
			const batch = some.slice(start, start + 10);
			await api.post('/collections', batch);
			for (const { collection } of batch) changed(`collection ${collection}`);
		}
	};
	await create(missing.filter(({ schema }) => schema === null));
	await create(missing.filter(({ schema }) => schema !== null));
}

async function alterCollections(api: Api, wanted: Payloads, actual: Actual, changed: (what: string) => void) {
	for (const { collection, meta } of wanted.collections) {
		const existing = actual.collections.get(collection);
		if (!existing) continue;
		const difference = changedKeys(meta, existing.meta);
		if (isEmpty(difference)) continue;
		await api.patch(`/collections/${collection}`, { meta: difference });
		changed(`collection ${collection}: ${Object.keys(difference).join(', ')}`);
	}
}

async function alterField(
	api: Api,
	wanted: FieldPayload,
	actual: FieldPayload | undefined,
	report: SchemaReport,
	changed: (what: string) => void,
) {
	const where = `${wanted.collection}.${wanted.field}`;
	if (!actual) {
		await api.post(`/fields/${wanted.collection}`, wanted);
		return changed(`field ${where}`);
	}
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
	if (!actual) {
		await api.post('/relations', wanted);
		return changed(`relation ${relationKey(wanted)}`);
	}
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
	const fields = new Set(
		[...wanted.collections.flatMap((item) => item.fields), ...wanted.systemFields].map((item) => `${item.collection}.${item.field}`),
	);
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
