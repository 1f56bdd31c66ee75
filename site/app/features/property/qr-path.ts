import { encode } from 'uqr';

/** A code for phones as one path, a unit to the square: rows of dark squares that touch are one stroke. */
export function qrPath(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: 'M', border: 0 });
	const path = data.flatMap((row, y) => findRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
	return { path, size };
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
