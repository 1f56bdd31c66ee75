import type { Position } from './make/shapes.ts';

/** Four decimals: about eleven metres, the precision of the data. */
const STEPS = 1e4;
const FIRST_SIGN = 63;

/** Google's encoded polyline format. */
export function encodeLine(line: readonly Position[]): string {
	let [x, y] = [0, 0];
	return line
		.map(([longitude, latitude]) => {
			const [nextX, nextY] = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
			const written = encodeNumber(nextX - x) + encodeNumber(nextY - y);
			[x, y] = [nextX, nextY];
			return written;
		})
		.join('');
}

function encodeNumber(value: number): string {
	let rest = value < 0 ? ~(value << 1) : value << 1;
	let signs = '';
	for (; rest >= 32; rest >>= 5) signs += String.fromCharCode((32 | (rest & 31)) + FIRST_SIGN);
	return signs + String.fromCharCode(rest + FIRST_SIGN);
}

export function decodeLine(text: string): Position[] {
	const line: Position[] = [];
	let at = 0;
	const next = (): number => {
		let [value, shift, sign] = [0, 0, 32];
		while (sign >= 32) {
			sign = text.charCodeAt(at++) - FIRST_SIGN;
			value |= (sign & 31) << shift;
			shift += 5;
		}
		return value & 1 ? ~(value >> 1) : value >> 1;
	};
	for (let [x, y] = [0, 0]; at < text.length; ) {
		x += next();
		y += next();
		line.push([x / STEPS, y / STEPS]);
	}
	return line;
}
