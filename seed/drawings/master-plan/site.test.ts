import { expect, test } from 'vitest';
import { random } from '#seed/world/random.ts';
import { drawSite } from './site.ts';

const STEPS = 24;

/** The proportions of a compound's land, and how far its corners reach compared with its sides. */
function measure(key: string): { isLong: boolean; isSquare: boolean } {
	const { at, reach } = drawSite(random(key), { shore: null, isRound: false });
	const points = Array.from({ length: STEPS }, (_, step) => at((step * 2 * Math.PI) / STEPS, 1));
	const spread = (of: 'x' | 'y') => Math.max(...points.map((point) => point[of])) - Math.min(...points.map((point) => point[of]));
	return { isLong: spread('x') > 1.4 * spread('y'), isSquare: reach(Math.PI / 4) > 1.2 * reach(Math.PI / 2) };
}

test('compounds vary in shape: some are square, some are long', () => {
	const kinds = Array.from({ length: 40 }, (_, index) => measure(`compound ${index}`));
	const long = kinds.filter(({ isLong }) => isLong).length;
	const square = kinds.filter(({ isLong, isSquare }) => isSquare && !isLong).length;
	for (const count of [long, square, kinds.length - long - square]) expect(count).toBeGreaterThan(5);
});
