import { expect, test } from 'vitest';
import { findBest, type Measured, measure } from './best-value.ts';

const lowest = (amount: number, among?: string) => measure('lowest', amount, among);
const between = (low: number, high: number): Measured => ({ ...lowest(low), high });

test('the best value is the lowest or the largest, depending on the fact', () => {
	expect(findBest([lowest(8), lowest(6), lowest(7)])).toEqual({ at: 1, best: 'lowest' });
	expect(findBest([measure('largest', 156), measure('largest', 139)])).toEqual({ at: 0, best: 'largest' });
	expect(findBest([measure('soonest', 20_000), measure('soonest', 0)])).toEqual({ at: 1, best: 'soonest' });
});

test('a tie has no best value, even with a worse third', () => {
	expect(findBest([lowest(6), lowest(6)])).toBeNull();
	expect(findBest([lowest(6), lowest(9), lowest(6)])).toBeNull();
	expect(findBest([measure('largest', 9), measure('largest', 9), measure('largest', 6)])).toBeNull();
});

test('homes to which a fact does not apply are ignored; a single value has no best', () => {
	expect(findBest([lowest(69), 'none', lowest(67)])).toEqual({ at: 2, best: 'lowest' });
	expect(findBest([lowest(69), 'none', 'none'])).toBeNull();
	expect(findBest([])).toBeNull();
});

test('no best value when one is unknown or belongs to another market', () => {
	expect(findBest([lowest(69), 'incomparable', lowest(67)])).toBeNull();
	expect(findBest([lowest(69, 'EGP primary'), lowest(67, 'EGP resale')])).toBeNull();
});

test('a range is lower only when all of it is', () => {
	expect(findBest([between(6, 7), between(8, 9)])).toEqual({ at: 0, best: 'lowest' });
	expect(findBest([between(6, 8), between(7, 9)])).toBeNull();
	expect(findBest([between(6, 8), between(8, 9)])).toBeNull();
});

test('“furthest below market” requires a price below market', () => {
	const below = (percent: number) => measure('furthestBelow', percent);
	expect(findBest([below(-4), below(-6), below(12)])).toEqual({ at: 1, best: 'furthestBelow' });
	expect(findBest([below(4), below(12)])).toBeNull();
	expect(findBest([below(0), below(12)])).toBeNull();
});
