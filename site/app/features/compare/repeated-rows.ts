import type { Cell, Row } from './aligned-rows.ts';

/** Of two rows, the one whose every amount is in the other as well is left out; where both say the same, the second. */
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

/** Some lines keep what belongs together on one line, others do not. */
const read = (cell: Cell | undefined): string | null => (cell && 'value' in cell ? cell.value.replaceAll('\u00a0', ' ') : null);
