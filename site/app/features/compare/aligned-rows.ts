/** What a home says of a fact, or why it says nothing. */
export type Cell = { value: string } | { missing: Missing };
export type Missing = 'unknown' | 'inapplicable';
export type Line = { label: string } & Cell;

/** One fact of all homes that are compared. */
export type Row = { label: string; cells: Cell[]; differs: boolean };

/** The facts of several homes under each other. Each list keeps its order; what only one of them has stands where it has it. */
export function alignedRows(homes: readonly (readonly Line[])[]): Row[] {
	const labels: string[] = [];
	for (const lines of homes) {
		let last = -1;
		for (const { label } of lines.filter((line) => 'value' in line)) {
			const known = labels.indexOf(label);
			if (known < 0) labels.splice(last + 1, 0, label);
			last = known < 0 ? last + 1 : Math.max(last, known);
		}
	}
	const found = homes.map((lines) => new Map(lines.map((line) => [line.label, buildCell(line)])));
	return labels.map((label) => {
		const cells = found.map((known) => known.get(label) ?? { missing: 'unknown' as const });
		return { label, cells, differs: new Set(cells.map((cell) => ('value' in cell ? cell.value : null))).size > 1 };
	});
}

const buildCell = (line: Line): Cell => ('value' in line ? { value: line.value } : { missing: line.missing });
