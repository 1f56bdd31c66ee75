import type { Typed } from './schema.ts';
import { sinceSeen } from './seen.ts';
import { TRAP } from './trap.ts';

const LEAST_MS = 2500;

/** Filled in what cannot be seen, or faster than anybody reads. People are asked to send it once more; nothing is thrown away behind their back. */
export function isLikelyMachine(typed: Typed, secret: string): boolean {
	if (typed[TRAP]?.some((text) => text !== '')) return true;
	const since = sinceSeen(secret, typed['seen']?.at(-1) ?? '');
	return since === null || since < LEAST_MS;
}
