import { meetsAllTerms, type Term } from '../../../domain/counter/question.ts';
import type { Key, Row } from '../hook.ts';
import { type AgentScope, type Depth, findCandidates } from './candidates.ts';
import { type RowReader, readAllowed, readKnown } from './read-allowed.ts';
import { keyBuilders } from './sources.ts';

export type Owner = { property: unknown; owner_name: unknown; owner_phone: unknown };

const fields = ['property', 'owner_name', 'owner_phone'];
const readOwner = ({ property, owner_name, owner_phone }: Row): Owner => ({ property, owner_name, owner_phone });

/** Owners that match the search, of homes whose owners the person may read. */
export async function findOwners(
	question: Term[],
	asker: RowReader,
	whose: AgentScope,
	enough: number,
): Promise<{ owners: Owner[]; isAll: boolean }> {
	const find = (depth: Depth) => findCandidates(asker.database, 'property_private', question, whose, depth);
	const { rows, isAll } = await readKnown(find, enough, async (some) => {
		// With ids of `property_private`, SQLite would scan all of them for every home of the agent.
		const homes = await asker.database('property_private').select('property').whereIn('id', some);
		const read = await readOfHomes(
			homes.flatMap(({ property }) => (property == null ? [] : [property as Key])),
			asker,
		);
		return read.filter((row) => meetsAllTerms(question, keyBuilders['property_private']?.(row) ?? []));
	});
	return { owners: rows.map(readOwner), isAll };
}

/** Owners of homes that were found otherwise. */
export async function readOwners(homes: Key[], asker: RowReader): Promise<Owner[]> {
	return (await readOfHomes(homes, asker)).map(readOwner);
}

const readOfHomes = (homes: Key[], asker: RowReader): Promise<Row[]> =>
	readAllowed('property_private', asker, { fields: ['id', ...fields], filter: { property: { _in: homes } }, limit: homes.length });
