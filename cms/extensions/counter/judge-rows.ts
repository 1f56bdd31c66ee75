import type { Kind } from '../../../domain/counter/exchange.ts';
import type { Row } from '../hook.ts';
import { type Allowed, createJudge, judgedBy } from './allowed-changes.ts';
import { type Asker, readAllowed } from './read-allowed.ts';
import type { RowsRequest } from './read-request.ts';

type Judged = { id: unknown; may: Allowed };

/** What can be done with these rows, as far as the person may read them. */
export async function judgeRows({ rows: { kind, ids } }: RowsRequest, asker: Asker): Promise<Judged[]> {
	const fields = judgedBy[kind];
	if (!fields) return [];
	const judge = await createJudge(asker);
	const rows = await readAllowed(kind, asker, { fields, filter: { id: { _in: ids } }, limit: ids.length });
	return rows.map((row) => ({ id: row['id'], may: judge(kind, row) }));
}

/** With what can be done with each. */
export async function withAllowed(kind: Kind, rows: Row[], asker: Asker): Promise<Row[]> {
	if (!judgedBy[kind] || rows.length === 0) return rows;
	const judge = await createJudge(asker);
	return rows.map((row) => ({ ...row, may: judge(kind, row) }));
}
