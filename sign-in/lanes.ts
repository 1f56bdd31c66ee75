import { createLane } from './lane.ts';
import type { Precedence } from './sign-in-limits.ts';

/** Comparing a password takes a large part of a second of a processor, so few are compared at once; whoever guesses holds up only their like. */
export const createLanes = (): Record<Precedence, ReturnType<typeof createLane>> => ({
	device: createLane(2, 16),
	first: createLane(2, 32),
	shared: createLane(1, 16),
});
