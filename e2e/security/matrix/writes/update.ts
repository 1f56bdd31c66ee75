import { PUBLIC_FOLDERS } from '#cms/access/files.ts';
import { canaryFor } from '../canary.ts';
import { consistentRow, type Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { mayUpdate } from '../rights-to-write.ts';
import { buildPath, type Collection, type Field, findParent } from '../schema.ts';
import { isOwn, isPublished, readKey } from '../truth.ts';

/** Tries to change every field of rows of every kind; forbidden fields one at a time. Then checks what changed. */
export async function tryUpdates(examiner: Examiner, collection: Collection): Promise<void> {
	for (const row of kindsOfRows(examiner, collection)) await tryRow(examiner, collection, row);
}

/** Listings of every status and owner; of other collections one visible and one hidden row. */
export function kindsOfRows(examiner: Examiner, { name, fields }: Collection): Row[] {
	const rows = examiner.truth.rows.get(name) ?? [];
	const isVisible = (row: Row) => fields.some((field) => examiner.sees(name, row)(field.name));
	const kindOf = (row: Row) =>
		name.startsWith('property')
			? listingKind(examiner, name, row)
			: [isVisible(row), row['agent'] ?? '', mayChangeAny(examiner, name, fields, row)].join();
	return [...new Map(rows.map((row) => [kindOf(row), row])).values()];
}

const mayChangeAny = (examiner: Examiner, name: string, fields: Field[], row: Row) =>
	fields.some((field) => mayUpdate(examiner, examiner.actor, name, row, field.name));

function listingKind({ truth }: Examiner, name: string, row: Row): string {
	const property = name === 'property' ? row : truth.find('property', row['property_id'] ?? row['property']);
	return [property?.['status'], property?.['agent']].join();
}

async function tryRow(examiner: Examiner, collection: Collection, row: Row): Promise<void> {
	const { actor, client, truth } = examiner;
	const { name, primary, isSingleton } = collection;
	const path = isSingleton ? buildPath(name) : `${buildPath(name)}/${row[primary]}`;
	// Unique keys: changing them to another row's value would be refused for that reason.
	const uniqueKeys = name.endsWith('_translations')
		? ['languages_code', findParent(examiner.schema, name)?.field]
		: name === 'property_private'
			? ['property']
			: [];
	const columns = collection.fields.filter((field) => !field.isAlias && !['status', 'sort'].includes(field.name));
	const may = (field: Field) => mayUpdate(examiner, actor, name, row, field.name);
	const change = (fields: Field[]) => ({
		method: 'PATCH',
		path,
		body: consistentRow(Object.fromEntries(fields.map((field) => [field.name, otherValue(examiner, collection, field, row)]))),
	});
	const report = (field: Field, kind: string, more = '') =>
		examiner.report({ collection: name, field: field.name, kind }, `${path} of ${stateOf(row)}${more}`);
	const reportClosed = (before: Row, after: Row, followers: readonly string[]) => {
		for (const field of columns.filter(
			(one) => !may(one) && ![...followers, FOLDED_TEXT].includes(one.name) && differs(before, after, one),
		)) {
			client.countOf(actor).changed++;
			report(field, 'changed by PATCH');
		}
	};
	const read = () => client.admin.get<Row>(`${path}?fields=*`);
	for (const field of columns) if (!may(field)) await client.tryWriting(actor, change([field]));
	const closed = await read();
	reportClosed(row, closed, mayChangeAny(examiner, name, collection.fields, row) ? changeStamps : []);
	// Fields with side effects have tests of their own.
	const allowed = columns.filter(
		(field) => may(field) && ![...uniqueKeys, 'make_listing', 'send_test', 'lost_reason', 'viewing_at'].includes(field.name),
	);
	const answer = allowed.length ? await client.tryWriting(actor, change(allowed)) : null;
	const now = await read();
	reportClosed(closed, now, [...changeStamps, ...listFollowers(allowed)]);
	for (const field of allowed) if (!differs(row, now, field)) report(field, 'MISSING change', `: ${answer?.text.slice(0, 200)}`);
	Object.assign(truth.find(name, row[primary]) ?? row, now);
}

/** Derived from other fields a moment later, so no single change can be attributed; `studio-search.test.ts` tries to write it. */
const FOLDED_TEXT = 'folded_text';
const changeStamps = ['date_updated', 'user_updated'];
const differs = (before: Row, after: Row, { name }: Field) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);

/** Fields that Directus changes along with others: a new agent or a moved viewing is notified again. */
const followers: Record<string, readonly string[]> = {
	agent: ['waiting_since', 'agent_language', 'notified_at', 'escalated_at'],
	viewing_changed_at: ['waiting_since', 'agent_language', 'notified_at'],
	phone: ['whatsapp_url', 'person'],
	email: ['person'],
};
const listFollowers = (changed: Field[]): string[] => changed.flatMap(({ name }) => followers[name] ?? []);

export const stateOf = ({ status, agent }: Row) => `status ${status ?? '–'}, agent ${agent ?? '–'}`;

/** A different value of the same type; for a foreign key another row, somebody else's if possible. */
function otherValue(examiner: Examiner, collection: Collection, field: Field, row: Row): unknown {
	const { schema, truth, actor } = examiner;
	const current = row[field.name];
	const relation = schema.relations.find(({ from, field: key }) => from === collection.name && key === field.name);
	if (relation) {
		// Private files are refused for public fields, whoever chooses them.
		const isShownFile = relation.to === 'directus_files' && !/^(?:job_application|listing_submission)/.test(collection.name);
		// Parts without a status are published with their parent, and canaries do not pass those checks.
		const isPart = ['cluster', 'construction_update', 'tour_room', 'tour_link'].includes(collection.name);
		const targets = (truth.rows.get(relation.to) ?? []).filter(
			(target) =>
				(!isShownFile || PUBLIC_FOLDERS.includes(String(target['folder']))) &&
				!(isPart && !isShownFile && isPublished(examiner, actor, relation.to, target)) &&
				// A published home does not accept an unpublished plan.
				(relation.to !== 'payment_plan' || target['status'] === 'published'),
		);
		const strange = targets.filter((target) => !isOwn(examiner, actor, relation.to, target));
		return [...strange, ...targets].map((target) => readKey(schema, relation.to, target)).find((key) => key !== current) ?? null;
	}
	if (field.name === collection.primary) return field.type === 'integer' ? 88_888 : '00000000-0000-4000-8000-00000000beef';
	if (field.type === 'boolean') return !current;
	if (field.choices.length > 1) {
		const choice = field.choices.find((value) => value !== (Array.isArray(current) ? current[0] : current));
		return field.type === 'json' ? [choice] : choice;
	}
	const value = canaryFor(field, 60);
	return JSON.stringify(value) === JSON.stringify(current) ? canaryFor(field, 61) : value;
}
