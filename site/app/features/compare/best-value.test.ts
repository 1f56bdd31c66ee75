import { expect, test } from 'vitest';
import { findBest, type Measured, measure } from './best-value.ts';

const lowest = (amount: number, among?: string) => measure('lowest', amount, among);
const between = (low: number, high: number): Measured => ({ ...lowest(low), high });

test('the best of a row is the lowest, or the largest, by what it is', () => {
	expect(findBest([lowest(8), lowest(6), lowest(7)])).toEqual({ at: 1, best: 'lowest' });
	expect(findBest([measure('largest', 156), measure('largest', 139)])).toEqual({ at: 0, best: 'largest' });
	expect(findBest([measure('soonest', 20_000), measure('soonest', 0)])).toEqual({ at: 1, best: 'soonest' });
});

test('a tie has no best, no matter who else is worse', () => {
	expect(findBest([lowest(6), lowest(6)])).toBeNull();
	expect(findBest([lowest(6), lowest(9), lowest(6)])).toBeNull();
	expect(findBest([measure('largest', 9), measure('largest', 9), measure('largest', 6)])).toBeNull();
});

test('what does not apply to one home leaves the best of the others; one alone is compared with nothing', () => {
	expect(findBest([lowest(69), 'none', lowest(67)])).toEqual({ at: 2, best: 'lowest' });
	expect(findBest([lowest(69), 'none', 'none'])).toBeNull();
	expect(findBest([])).toBeNull();
});

test('what cannot be compared leaves a row without a best: one is not known, or is of another market', () => {
	expect(findBest([lowest(69), 'incomparable', lowest(67)])).toBeNull();
	expect(findBest([lowest(69, 'EGP primary'), lowest(67, 'EGP resale')])).toBeNull();
});

test('a range is lower where all of it is', () => {
	expect(findBest([between(6, 7), between(8, 9)])).toEqual({ at: 0, best: 'lowest' });
	expect(findBest([between(6, 8), between(7, 9)])).toBeNull();
	expect(findBest([between(6, 8), between(8, 9)])).toBeNull();
});

test('furthest below its market is below it', () => {
	const below = (percent: number) => measure('furthestBelow', percent);
	expect(findBest([below(-4), below(-6), below(12)])).toEqual({ at: 1, best: 'furthestBelow' });
	expect(findBest([below(4), below(12)])).toBeNull();
	expect(findBest([below(0), below(12)])).toBeNull();
});
