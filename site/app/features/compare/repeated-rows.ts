import type { Cell, Row } from './aligned-rows.ts';

/** Of each pair, drops the row whose amounts are all in the other one; when both are equal, the second. */
export function leaveOutRepeated(rows: readonly Row[], pairs: readonly (readonly [string, string])[]): Row[] {
	const find = (label: string) => rows.find((row) => row.label === label);
	const repeated = pairs.map(([first, second]) => {
		const [one, other] = [find(first), find(second)];
		if (!one || !other) return null;
		return isIn(one, other) ? other : isIn(other, one) ? one : null;
	});
	return rows.filter((row) => !repeated.includes(row));
}

const isIn = (whole: Row, part: Row): boolean => part.cells.every((cell, at) => !('value' in cell) || read(cell) === read(whole.cells[at]));

/** Some values use non-breaking spaces, others do not. */
const read = (cell: Cell | undefined): string | null => (cell && 'value' in cell ? cell.value.replaceAll('\u00a0', ' ') : null);
