import type { Kind } from '../../../domain/counter/exchange.ts';
import type { Row } from '../hook.ts';
import { type AllowedChanges, createChangeRules, ruleFields } from './allowed-changes.ts';
import { type RowReader, readAllowed } from './read-allowed.ts';
import type { RowsRequest } from './read-request.ts';

type Judged = { id: unknown; state: unknown; may: AllowedChanges };

/** What the person may do with these rows, as far as they may read them. */
export async function listAllowedChanges({ rows: { kind, ids } }: RowsRequest, asker: RowReader): Promise<Judged[]> {
	const fields = ruleFields[kind];
	if (!fields) return [];
	const findAllowed = await createChangeRules(asker);
	const rows = await readAllowed(kind, asker, { fields, filter: { id: { _in: ids } }, limit: ids.length });
	return rows.map((row) => ({ id: row['id'], state: row['progress'] ?? row['status'] ?? null, may: findAllowed(kind, row) }));
}

export async function addAllowedChanges(kind: Kind, rows: Row[], asker: RowReader): Promise<Row[]> {
	if (!ruleFields[kind] || rows.length === 0) return rows;
	const findAllowed = await createChangeRules(asker);
	return rows.map((row) => ({ ...row, may: findAllowed(kind, row) }));
}
