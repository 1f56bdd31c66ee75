import type { Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { mayUpdate } from '../rights-to-write.ts';
import type { Collection } from '../schema.ts';
import { checkAttempt } from './rows.ts';
import { findDifference, rereadRows } from './state.ts';

/** Reverting revisions and sorting are writes too. */
export async function tryHistory(examiner: Examiner, collection: Collection): Promise<void> {
	const { actor, client, truth } = examiner;
	const { name, primary, fields, isSingleton } = collection;
	if (isSingleton) return;
	const rows = truth.rows.get(name) ?? [];
	const isClosed = (row: Row) => !fields.some((field) => mayUpdate(examiner, actor, name, row, field.name));
	const closed = rows.filter(isClosed);
	for (const row of closed.slice(0, 2)) {
		const revisions = (truth.rows.get('directus_revisions') ?? []).filter(
			({ collection: of, item }) => of === name && String(item) === String(row[primary]),
		);
		for (const revision of revisions.slice(0, 1))
			await client.tryWriting(actor, { method: 'POST', path: `/utils/revert/${revision['id']}`, body: {} });
	}
	if (fields.some((field) => field.name === 'sort') && closed.length > 1)
		await client.tryWriting(actor, {
			method: 'POST',
			path: `/utils/sort/${name}`,
			body: { item: closed[0]?.[primary], to: closed.at(-1)?.[primary] },
		});
	checkAttempt(examiner, collection, await findDifference(examiner, collection), new Map());
	await rereadRows(examiner, [name]);
}
