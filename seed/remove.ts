import { listTables } from '#cms/access/tables.ts';
import { SAMPLE_USER } from '#cms/access/users.ts';
import { compile } from '#cms/schema/compile.ts';
import { model } from '#cms/schema/model.ts';
import type { Api } from '#directus/api.ts';
import { readAll } from '#directus/read-all.ts';
import { starterCollections } from './starter/starter.ts';

type Made = {
	id: number | string;
	user_created?: string | null;
	user_updated?: string | null;
	uploaded_by?: string | null;
	modified_by?: string | null;
};

/** A foreign key of a record or of its parts. */
type Pointer = { table: string; owner: string; ownerKey: string; field: string; target: string };

/** `kept`: still shown on the site; `hidden`: archived. Parts of a record are not listed separately. */
export type Removal = { removed: number; kept: string[]; hidden: string[] };

/** What happens to sample rows that only visitors' requests refer to. */
type AskedFor = 'archived' | 'kept';

const BATCH = 300;
const withoutSamples = ['setting', 'languages', 'price_history'];
const tables = model.filter(({ name, audience }) => audience !== 'internal' && !withoutSamples.includes(name)).map(({ name }) => name);
const fromVisitors = new Set(model.filter(({ audience }) => audience === 'inbox').map(({ name }) => name));
const parts = new Map(model.flatMap(listTables).map((table) => [table.name, table]));

const pointers: Pointer[] = compile(model).relations.flatMap(({ collection, field, related_collection }) => {
	const part = parts.get(collection);
	if (!part || related_collection === 'languages' || field === part.ownerKey || !tables.includes(part.owner)) return [];
	return [{ table: collection, owner: part.owner, ownerKey: part.ownerKey ?? 'id', field, target: related_collection }];
});

/**
 * Removes sample rows, except those that an editor created or changed, and everything these refer to.
 * Rows that visitors' requests refer to also stay, so that requests keep their subject; they may be archived, so that the site shows no invented listing.
 */
export async function removeSamples(api: Api, askedFor: AskedFor, onProgress: (removed: number) => void = () => {}): Promise<Removal> {
	const removal: Removal = { removed: 0, kept: [], hidden: [] };
	const used = await usedOutside(api);
	const asked: Targets = new Map();
	for (const table of [...pointingFirst(), 'directus_files']) {
		const rows = await madeRows(api, table);
		const edited = await ownersOfEditedTexts(api, table);
		const isOwn = (row: Made) => starterCollections.includes(table) || !isSample(row) || wasEdited(row) || edited.has(String(row.id));
		const isIn = (targets: Targets) => (row: Made) => targets.get(table)?.has(String(row.id)) ?? false;
		const {
			stays = [],
			hidden = [],
			gone = [],
		} = Object.groupBy(rows, (row) => (isOwn(row) || isIn(used)(row) ? 'stays' : isIn(asked)(row) ? 'hidden' : 'gone'));

		const isNamed = !starterCollections.includes(table) && !partTables.has(table) && table !== 'directus_files';
		if (isNamed) removal.kept.push(...stays.filter(isSample).map(({ id }) => `${table} ${id}`));
		await addTargets(api, table, stays, fromVisitors.has(table) ? asked : used);
		await addTargets(api, table, hidden, asked);
		if (askedFor === 'archived' && withStatus.has(table)) {
			removal.hidden.push(...hidden.map(({ id }) => `${table} ${id}`));
			await archive(api, table, hidden);
		}
		for (const batch of splitIntoBatches(gone.map(({ id }) => id))) {
			await api.delete(path(table), batch);
			removal.removed += batch.length;
			onProgress(removal.removed);
		}
	}
	return removal;
}

/** Ids of rows that must stay, by table. */
type Targets = Map<string, Set<string>>;

const splitIntoBatches = <T>(items: T[]): T[][] =>
	Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));

const partTables = new Set(model.filter(({ partOf }) => partOf).map(({ name }) => name));
const withStatus = new Set(model.filter(({ statuses }) => statuses?.includes('archived')).map(({ name }) => name));

async function archive(api: Api, table: string, rows: Made[]): Promise<void> {
	for (const batch of splitIntoBatches(rows))
		await api.patch(path(table), { keys: batch.map(({ id }) => id), data: { status: 'archived' } });
}

/** What the settings refer to, and agents with an account. */
async function usedOutside(api: Api): Promise<Targets> {
	const { fallback_image } = await api.get<{ fallback_image: string | null }>('/items/setting?fields=fallback_image');
	const accounts = await api.search<{ agent: number }[]>('/users', { filter: { agent: { _nnull: true } }, fields: ['agent'], limit: -1 });
	return new Map([
		['directus_files', new Set(fallback_image ? [fallback_image] : [])],
		['agent', new Set(accounts.map(({ agent }) => String(agent)))],
	]);
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

/** A text records who changed it, its record does not. */
async function ownersOfEditedTexts(api: Api, table: string): Promise<Set<string>> {
	const texts = parts.get(`${table}_translations`);
	if (!texts?.ownerKey) return new Set();
	const { ownerKey } = texts;
	const rows = await readAll<Record<string, unknown>>(api, `/items/${texts.name}`, ['id', ownerKey], {
		user_updated: { _nnull: true, _neq: SAMPLE_USER },
	});
	return new Set(rows.map((row) => String(row[ownerKey])));
}

async function addTargets(api: Api, table: string, rows: Made[], targets: Targets): Promise<void> {
	const ids = new Set(rows.map(({ id }) => String(id)));
	if (ids.size === 0) return;
	for (const { table: from, ownerKey, field, target } of pointers.filter(({ owner }) => owner === table)) {
		const found = await readAll<Record<string, unknown>>(api, `/items/${from}`, ['id', ownerKey, field], { [field]: { _nnull: true } });
		const pointed = found.filter((row) => ids.has(String(row[ownerKey]))).map((row) => String(row[field]));
		targets.set(target, (targets.get(target) ?? new Set()).union(new Set(pointed)));
	}
}

/** Tables ordered so that each comes before those it refers to. */
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
