import { answers, type Term } from '../../../domain/counter/question.ts';
import type { Key, Row } from '../hook.ts';
import { findCandidates } from './candidates.ts';
import { type Asker, readAllowed, readKnown } from './read-allowed.ts';
import { keysOf } from './sources.ts';

export type Owner = { property: unknown; owner_name: unknown; owner_phone: unknown };

const fields = ['property', 'owner_name', 'owner_phone'];
const ownerIn = ({ property, owner_name, owner_phone }: Row): Owner => ({ property, owner_name, owner_phone });

/** Owners that were asked for, of homes whose owners the person may know. */
export async function findOwners(question: Term[], asker: Asker, agent: number | null, enough: number): Promise<Owner[]> {
	const find = (limit: number) => findCandidates(asker.database, 'property_private', question, agent, limit);
	const rows = await readKnown(find, enough, async (some) => {
		const read = await readAllowed('property_private', asker, {
			fields: ['id', ...fields],
			filter: { id: { _in: some } },
			limit: some.length,
		});
		return read.filter((row) => answers(question, keysOf['property_private']?.(row) ?? []));
	});
	return rows.map(ownerIn);
}

/** Owners of homes that were found by something else. */
export async function readOwners(homes: Key[], asker: Asker): Promise<Owner[]> {
	return (await readAllowed('property_private', asker, { fields, filter: { property: { _in: homes } }, limit: homes.length })).map(ownerIn);
}
