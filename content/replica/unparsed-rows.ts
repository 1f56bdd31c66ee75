import type { ProblemRule } from '#domain/vocabulary.ts';
import type { Logger } from '#runtime/logger.ts';

/** `isKept`: an earlier version, which did parse, is still shown. */
type UnparsedRow = {
	collection: string;
	id: string;
	field: string;
	reason: ProblemRule;
	problem: string;
	isKept: boolean;
	since: string;
};

const STATE = 'unparsed';
const MOST = 1000;

type States = { getState(key: string): string | null; setState(key: string, value: string): void };

/** Rows whose newest version does not parse. Each is logged once, and reported by /readyz while it lasts. */
export function createUnparsedRows(logger: Logger) {
	let rows = new Map<string, UnparsedRow>();
	let isChanged = false;
	return {
		note(row: Omit<UnparsedRow, 'since'>): void {
			const key = `${row.collection}:${row.id}`;
			const known = rows.get(key);
			if (known?.field === row.field && known.problem === row.problem && known.isKept === row.isKept) return;
			if (rows.size >= MOST && !known) return;
			rows.set(key, { ...row, since: known?.since ?? new Date().toISOString() });
			isChanged = true;
			if (row.isKept) logger.warn('replica.row_kept', 'Kept the earlier version of a row that does not parse', row);
			else logger.warn('replica.row_skipped', 'Skipped a row that does not parse', row);
		},
		forget(collection: string, id: string): void {
			if (rows.delete(`${collection}:${id}`)) isChanged = true;
		},
		/** Call within the transaction that stores the rows. */
		save(store: States): void {
			if (isChanged) store.setState(STATE, JSON.stringify([...rows]));
			isChanged = false;
		},
		load(store: States): void {
			rows = new Map(JSON.parse(store.getState(STATE) ?? '[]'));
			isChanged = false;
		},
		list: (): UnparsedRow[] => [...rows.values()],
	};
}
