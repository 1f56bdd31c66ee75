import { createGate, type Gate } from '#content/gate.ts';
import type { Precedence } from './sign-in-limits.ts';

/** Comparing a password takes a large part of a second of a processor, so few are compared at once; anyone who guesses holds up only their like. */
export const createComparisonQueues = (): Record<Precedence, Gate> => ({
	device: createGate(2, 16),
	first: createGate(2, 32),
	shared: createGate(1, 16),
});
