/** A measured value with its budget. */
export type Figure = { value: number; most?: number; least?: number };
export type Row = { what: string; unit: string; figures: (Figure | null)[] };
export type Table = { title: string; columns: string[]; rows: Row[]; notes: string[] };

const isOver = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure) => value > most || value < least;

export const listBroken = ({ rows }: Table): number =>
	rows.flatMap(({ figures }) => figures).filter((figure) => figure && isOver(figure)).length;

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

function said(figure: Figure | null): string {
	if (!figure) return '·';
	const { value, most, least } = figure;
	const budget = most !== undefined ? ` ≤ ${digits.format(most)}` : least !== undefined ? ` ≥ ${digits.format(least)}` : '';
	return `${digits.format(value)}${budget}${budget && (isOver(figure) ? ' ✗' : ' ✓')}`;
}

export function print({ title, columns, rows, notes }: Table): void {
	const lines = [[title, '', ...columns], ...rows.map(({ what, unit, figures }) => [what, unit, ...figures.map(said)])];
	const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column + 2] ?? '').length)));
	const [first, second] = [0, 1].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length))) as [number, number];
	console.log('');
	for (const [what = '', unit = '', ...cells] of lines)
		console.log(
			`${what.padEnd(first)}  ${unit.padEnd(second)}  ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}`.trimEnd(),
		);
	for (const note of notes) console.log(note);
}
