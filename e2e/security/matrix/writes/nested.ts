import { word } from '../canary.ts';
import type { Question } from '../client.ts';
import type { Key, Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { type Step, stepsFrom } from '../questions/relations.ts';
import { mayCreate, mayUpdate } from '../rights-to-write.ts';
import { buildPath, type Collection, isOurs } from '../schema.ts';
import { markedField } from './kinds.ts';
import { checkAttempt, copyRow } from './rows.ts';
import { findDifference, rereadRows } from './state.ts';

/** Writes into other collections through relations of a writable row, or of any row when none is writable. */
export async function tryNested(examiner: Examiner, collection: Collection): Promise<void> {
	const { actor, client, schema, truth } = examiner;
	const { name, primary } = collection;
	const rows = truth.rows.get(name) ?? [];
	const mine = rows.filter((row) => collection.fields.some((field) => mayUpdate(examiner, actor, name, row, field.name)));
	const root = mine[0] ?? rows[0];
	const new_ = rows.find((row) => mayCreate(examiner, actor, name, row));
	if (!root) return;
	const kindOf = new Map<string, string>();
	const touched = new Set([name]);
	for (const step of stepsFrom(schema, name).filter(({ key }) => !key.startsWith('$'))) {
		const target = schema.collections.get(step.to);
		const field = target && markedField(target);
		if (!target || !isOurs(target.name) || target.isSingleton) continue;
		touched.add(target.name);
		const victims = (truth.rows.get(target.name) ?? []).filter(
			(row) => !target.fields.some((other) => mayUpdate(examiner, actor, target.name, row, other.name)),
		);
		const marked = (kind: string) => {
			const marker = word();
			kindOf.set(marker, kind);
			return field ? { [field.name]: marker } : {};
		};
		for (const victim of victims.slice(0, 2))
			for (const body of payloads(step, target.primary, victim[target.primary] as Key, marked, copyRow(examiner, target, victim))) {
				const patch: Question = { method: 'PATCH', path: `${buildPath(name)}/${root[primary]}`, body };
				await client.tryWriting(actor, patch);
				if (new_)
					await client.tryWriting(actor, {
						method: 'POST',
						path: buildPath(name),
						body: { ...copyRow(examiner, collection, new_), ...body },
					});
			}
	}
	const found = new Map<string, Awaited<ReturnType<typeof findDifference>>>();
	for (const other of touched) {
		const target = schema.collections.get(other);
		if (target) found.set(other, await findDifference(examiner, target));
	}
	// Rows created on the way may be parents of others.
	for (const [other, { made }] of found) truth.set(other, [...(truth.rows.get(other) ?? []), ...made]);
	for (const [other, difference] of found) {
		const target = schema.collections.get(other);
		if (target) checkAttempt(examiner, target, difference, kindOf);
	}
	await rereadRows(examiner, touched);
}

type Marked = (kind: string) => Row;

function payloads({ key, isMany }: Step, primary: string, victim: Key, marked: Marked, copy: Row): Row[] {
	if (!isMany)
		return [
			{ [key]: { [primary]: victim, ...marked(`nested ${key}, update`) } },
			{ [key]: { ...copy, ...marked(`nested ${key}, create`) } },
		];
	const nothing = { create: [], update: [], delete: [] };
	return [
		{ [key]: { ...nothing, update: [{ [primary]: victim, ...marked(`nested ${key}, update`) }] } },
		{ [key]: { ...nothing, delete: [victim] } },
		{ [key]: { ...nothing, create: [{ ...copy, ...marked(`nested ${key}, create`) }] } },
		{ [key]: { ...nothing, create: [{ [primary]: victim, ...marked(`nested ${key}, create with a key`) }] } },
		{ [key]: [{ [primary]: victim, ...marked(`nested ${key}, list`) }] },
		{ [key]: [victim] },
	];
}
