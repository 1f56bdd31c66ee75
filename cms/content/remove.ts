import { tablesOf } from '../access/tables.ts';
import { SAMPLE_USER } from '../access/users.ts';
import type { Api } from '../api.ts';
import { readAll } from '../read-all.ts';
import { compile } from '../schema/compile.ts';
import { model } from '../schema/model.ts';

type Made = {
	id: number | string;
	user_created?: string | null;
	user_updated?: string | null;
	uploaded_by?: string | null;
	modified_by?: string | null;
};

/** A foreign key seen from the record it belongs to, whether it stands on the record's own row or on a row of its parts. */
type Pointer = { table: string; owner: string; ownerKey: string; field: string; target: string };

export type Removal = { removed: number; kept: string[] };

const BATCH = 300;
const withoutSamples = ['setting', 'languages', 'price_history'];
const tables = model.filter(({ name, audience }) => audience !== 'internal' && !withoutSamples.includes(name)).map(({ name }) => name);
const parts = new Map(model.flatMap(tablesOf).map((table) => [table.name, table]));

const pointers: Pointer[] = compile(model).relations.flatMap(({ collection, field, related_collection }) => {
	const part = parts.get(collection);
	if (!part || related_collection === 'languages' || field === part.ownerKey || !tables.includes(part.owner)) return [];
	return [{ table: collection, owner: part.owner, ownerKey: part.ownerKey ?? 'id', field, target: related_collection }];
});

/** Takes sample rows out. Stays: what an editor made or changed, and whatever that points at. */
export async function removeWorld(api: Api, onProgress: (removed: number) => void = () => {}): Promise<Removal> {
	const removal: Removal = { removed: 0, kept: [] };
	const needed = new Map<string, Set<string>>();
	for (const table of [...pointingFirst(), 'directus_files']) {
		const rows = await madeRows(api, table);
		const edited = await ownersOfEditedTexts(api, table);
		const stays = rows.filter(
			(row) => !isSample(row) || wasEdited(row) || edited.has(String(row.id)) || needed.get(table)?.has(String(row.id)),
		);
		removal.kept.push(...stays.filter(isSample).map(({ id }) => `${table} ${id}`));
		for (const [target, ids] of await targetsOf(api, table, stays)) needed.set(target, (needed.get(target) ?? new Set()).union(ids));
		const staying = new Set(stays.map(({ id }) => id));
		const gone = rows.map(({ id }) => id).filter((id) => !staying.has(id));
		for (let start = 0; start < gone.length; start += BATCH) {
			const batch = gone.slice(start, start + BATCH);
			await api.delete(path(table), batch);
			removal.removed += batch.length;
			onProgress(removal.removed);
		}
	}
	return removal;
}

const path = (table: string) => (table === 'directus_files' ? '/files' : `/items/${table}`);
const isSample = (row: Made) => (row.user_created ?? row.uploaded_by) === SAMPLE_USER;
const wasEdited = (row: Made) => ![null, undefined, SAMPLE_USER].includes(row.user_updated ?? row.modified_by);

const madeRows = (api: Api, table: string) =>
	readAll<Made>(
		api,
		path(table),
		table === 'directus_files' ? ['id', 'uploaded_by', 'modified_by'] : ['id', 'user_created', 'user_updated'],
	);

/** A text notes who changed it; its owner does not. */
async function ownersOfEditedTexts(api: Api, table: string): Promise<Set<string>> {
	const texts = parts.get(`${table}_translations`);
	if (!texts?.ownerKey) return new Set();
	const { ownerKey } = texts;
	const rows = await readAll<Record<string, unknown>>(api, `/items/${texts.name}`, ['id', ownerKey], {
		user_updated: { _nnull: true, _neq: SAMPLE_USER },
	});
	return new Set(rows.map((row) => String(row[ownerKey])));
}

async function targetsOf(api: Api, table: string, stays: Made[]): Promise<Map<string, Set<string>>> {
	const targets = new Map<string, Set<string>>();
	const ids = new Set(stays.map(({ id }) => String(id)));
	if (ids.size === 0) return targets;
	for (const { table: from, ownerKey, field, target } of pointers.filter(({ owner }) => owner === table)) {
		const rows = await readAll<Record<string, unknown>>(api, `/items/${from}`, ['id', ownerKey, field], { [field]: { _nnull: true } });
		const found = rows.filter((row) => ids.has(String(row[ownerKey]))).map((row) => String(row[field]));
		targets.set(target, (targets.get(target) ?? new Set()).union(new Set(found)));
	}
	return targets;
}

/** Tables in an order in which each comes before those it points at. */
function pointingFirst(): string[] {
	const ordered: string[] = [];
	const visit = (table: string) => {
		if (ordered.includes(table)) return;
		for (const { owner, target } of pointers) if (target === table && owner !== table) visit(owner);
		ordered.push(table);
	};
	for (const table of tables) visit(table);
	return ordered;
}
