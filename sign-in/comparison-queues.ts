import { createGate, type Gate } from '#content/gate.ts';
import type { Precedence } from './sign-in-limits.ts';

/** Comparing a password takes much of a second of CPU, so few are compared at once. Each precedence has its own queue, so guessing delays only other guesses. */
export const createComparisonQueues = (): Record<Precedence, Gate> => ({
	device: createGate(2, 16),
	first: createGate(2, 32),
	shared: createGate(1, 16),
});
