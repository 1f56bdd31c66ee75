import { word } from '../canary.ts';
import type { Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { mayCreate, mayDelete } from '../rights-to-write.ts';
import { type Collection, pathOf } from '../schema.ts';
import { copyOf } from './rows.ts';
import { renew } from './state.ts';
import { kindsOfRows } from './update.ts';

/** What may be made and deleted can be: rights that refuse everything would pass every other question. */
export async function tryAllowed(examiner: Examiner, collection: Collection): Promise<void> {
	const { actor, client } = examiner;
	const { name, primary, isSingleton } = collection;
	if (isSingleton) return;
	const path = pathOf(name);
	const rows = kindsOfRows(examiner, collection);
	const model = rows.find((row) => mayCreate(examiner, actor, name, row));
	if (model) {
		const answer = await client.tryWriting(actor, { method: 'POST', path, body: newRow(examiner, collection, model) });
		if (answer.status >= 300)
			examiner.report({ collection: name, field: '*', kind: 'MISSING create' }, `POST ${path}: ${answer.text.slice(0, 200)}`);
	}
	const doomed = rows.find((row) => mayDelete(examiner, actor, name, row));
	if (doomed) {
		const made = await client.admin.post<Row>(`${path}?fields=*`, newRow(examiner, collection, doomed));
		const answer = await client.tryWriting(actor, { method: 'DELETE', path: `${path}/${made[primary]}` });
		if (answer.status >= 300 && mayDelete(examiner, actor, name, made))
			examiner.report({ collection: name, field: '*', kind: 'MISSING delete' }, `DELETE ${path}: ${answer.text.slice(0, 200)}`);
	}
	await renew(examiner, [name, 'property', 'person', 'directus_files']);
}

/** One text per language and one owner per property: such a row is new only for a parent that has none yet. */
function newRow(examiner: Examiner, collection: Collection, model: Row): Row {
	const row = copyOf(examiner, collection, model);
	const isInbox = collection.fields.some((field) => field.name === 'key') && collection.fields.some((field) => field.name === 'page_url');
	if (isInbox && examiner.actor.role === 'site') {
		const writable = collection.fields
			.filter((field) => !['progress', 'internal_notes', 'notified_at', 'state', 'state_since'].includes(field.name))
			.map(({ name }) => name);
		return { ...Object.fromEntries(Object.entries(row).filter(([name]) => writable.includes(name))), key: word() };
	}
	return row;
}
