import { type Best, findBest, type Measure, type Measured } from './best-value.ts';

/** `small` is the note below the value that says what it is based on. */
export type Cell = { value: string; small?: string } | { missing: MissingReason };
export type MissingReason = 'unknown' | 'inapplicable';
export type Line = { label: string } & ({ value: string; small?: string; measure?: Measure | undefined } | { missing: MissingReason });

export type Row = { label: string; cells: Cell[]; differs: boolean; best: { at: number; best: Best } | null };

/** Merges the facts of several homes into rows. Each list keeps its order; a fact that only one home has stays where that home has it. */
export function alignRows(homes: readonly (readonly Line[])[]): Row[] {
	const labels: string[] = [];
	for (const lines of homes) {
		let last = -1;
		for (const { label } of lines.filter((line) => 'value' in line)) {
			const known = labels.indexOf(label);
			if (known < 0) labels.splice(last + 1, 0, label);
			last = known < 0 ? last + 1 : Math.max(last, known);
		}
	}
	const found = homes.map((lines) => new Map(lines.map((line) => [line.label, line])));
	return labels.map((label) => {
		const lines = found.map((known) => known.get(label) ?? { label, missing: 'unknown' as const });
		const texts = lines.map((line) => ('value' in line ? line.value : null));
		const best = findBest(lines.map(readMeasure));
		return {
			label,
			cells: lines.map(buildCell),
			differs: new Set(texts).size > 1,
			// Values that read the same are a tie, even when they differ unrounded.
			best: best && texts.filter((text) => text === texts[best.at]).length === 1 ? best : null,
		};
	});
}

function readMeasure(line: Line): Measured {
	if ('value' in line) return line.measure ?? 'incomparable';
	return line.missing === 'unknown' ? 'incomparable' : 'none';
}

function buildCell(line: Line): Cell {
	if (!('value' in line)) return { missing: line.missing };
	return { value: line.value, ...(line.small && { small: line.small }) };
}
