import { canaryFor } from '../canary.ts';
import { consistentRow, type Key, type Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { mayCreate, mayDelete, mayUpdate } from '../rights-to-write.ts';
import { type Collection, findParent, isOurs } from '../schema.ts';
import { type Attempt, markedField, trySocket, waysToCreate, waysToDelete, waysToUpdate } from './kinds.ts';
import { type Difference, findDifference, rereadRows } from './state.ts';
import { kindsOfRows, stateOf } from './update.ts';

/** Tries every way to write into, create and delete rows that are not the actor's; then checks the results. */
export async function tryRows(examiner: Examiner, collection: Collection): Promise<void> {
	const { actor, client } = examiner;
	const { name, primary } = collection;
	const field = markedField(collection);
	const kindOf = new Map<string, string>();
	const tryAll = async (attempts: Attempt[]) => {
		for (const { kind, marker, question } of attempts) {
			if (marker) kindOf.set(marker, kind);
			await client.tryWriting(actor, question);
		}
	};
	const kinds = kindsOfRows(examiner, collection);
	const closed = kinds.filter((row) => !field || !mayUpdate(examiner, actor, name, row, field.name));
	for (const row of closed) if (field) await tryAll(waysToUpdate(collection, field, row[primary] as Key));
	const kept = kinds.filter((row) => !mayDelete(examiner, actor, name, row));
	for (const row of kept.slice(0, 3)) await tryAll(waysToDelete(collection, row[primary] as Key));
	const copies = kinds.filter((row) => !mayCreate(examiner, actor, name, row)).map((row) => copyRow(examiner, collection, row));
	for (const copy of copies.slice(0, 6)) await tryAll(waysToCreate(collection, field, copy));
	const [victim] = closed.filter((row) => kept.includes(row));
	if (victim && field && isOurs(name) && copies[0])
		for (const [marker, kind] of (await trySocket(examiner, collection, field, victim[primary] as Key, copies[0])).markers)
			kindOf.set(marker, kind);
	checkAttempt(examiner, collection, await findDifference(examiner, collection), kindOf);
	await rereadRows(examiner, [name]);
}

/** A valid new row with the same status and owner as another. */
export function copyRow({ schema }: Examiner, collection: Collection, row: Row): Row {
	const parent = findParent(schema, collection.name);
	const keys = schema.relations.filter(({ from }) => from === collection.name).map(({ field }) => field);
	return consistentRow(
		Object.fromEntries(
			collection.fields
				.filter(
					(field) =>
						!field.isAlias &&
						!field.isGenerated &&
						![
							'sort',
							'key',
							'reference',
							'listed_on',
							'waiting_since',
							'notified_at',
							'answered_at',
							'escalated_at',
							'agent_language',
							'whatsapp_url',
							'remind_since',
							'reminded_at',
							'make_listing',
							'listing',
						].includes(field.name),
				)
				.map((field) => {
					const isKept = ['status', 'agent', 'property', parent?.field].includes(field.name) || keys.includes(field.name);
					if (field.name === 'languages_code') return [field.name, row[field.name] === 'en_US' ? 'ar_EG' : 'en_US'];
					return [field.name, isKept ? row[field.name] : canaryFor(field, 70)];
				}),
		),
	);
}

const UNMARKED = 'some way';
/** Created by Directus along with an allowed write: the sender's person, history, price history. */
const madeByDirectus = ['person', 'price_history', 'lead_event', 'listing_count'];
/** Written by Directus shortly after another write; `update.ts` tests direct writes field by field. */
const notedOfLeads = ['waiting_since', 'agent_language', 'notified_at', 'answered_at', 'whatsapp_url'];
const noted: Record<string, readonly string[]> = { listing_count: ['enquiries'], enquiry: notedOfLeads, listing_submission: notedOfLeads };
const copied = ['name_en', 'name_ar', 'folded_text'];

export function checkAttempt(
	examiner: Examiner,
	{ name, primary }: Collection,
	{ made, gone, changed }: Difference,
	kindOf: Map<string, string>,
): void {
	const { actor, client } = examiner;
	const kindIn = (row: Row) => Object.values(row).flatMap((value) => kindOf.get(String(value)) ?? [])[0] ?? UNMARKED;
	const report = (kind: string, field: string, row: Row) => {
		client.countOf(actor).changed++;
		examiner.report({ collection: name, field, kind }, `row ${row[primary]}, ${stateOf(row)}`);
	};
	const isMadeByDirectus = (row: Row) => madeByDirectus.includes(name) && kindIn(row) === UNMARKED;
	for (const row of made) if (!mayCreate(examiner, actor, name, row) && !isMadeByDirectus(row)) report(`made by ${kindIn(row)}`, '*', row);
	for (const row of gone) if (!mayDelete(examiner, actor, name, row)) report('deleted', '*', row);
	for (const { before, after, fields } of changed)
		for (const field of fields.filter((one) => kindIn(after) !== UNMARKED || ![...copied, ...(noted[name] ?? [])].includes(one)))
			if (!mayUpdate(examiner, actor, name, before, field)) report(`changed by ${kindIn(after)}`, field, before);
}
