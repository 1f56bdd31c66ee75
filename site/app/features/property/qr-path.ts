import { encode } from 'uqr';

/** A fixed mask: readers accept any of the eight, and trying all for the best takes fifteen times as long. */
const MASK = 2;

/** A QR code as one SVG path: adjacent dark modules of a row are one stroke. */
export function qrPath(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: 'M', border: 0, maskPattern: MASK });
	return { path: data.map((row, y) => `M0 ${y + 0.5}${drawRow(row)}`).join(''), size };
}

function drawRow(row: boolean[]): string {
	let at = 0;
	return findRuns(row)
		.map(([x, length]) => {
			const gap = x - at;
			at = x + length;
			return `${gap > 0 ? `m${gap} 0` : ''}h${length}`;
		})
		.join('');
}

function findRuns(row: boolean[]): [start: number, length: number][] {
	const runs: [number, number][] = [];
	row.forEach((isDark, x) => {
		const last = runs.at(-1);
		if (!isDark) return;
		if (last && last[0] + last[1] === x) last[1] += 1;
		else runs.push([x, 1]);
	});
	return runs;
}
