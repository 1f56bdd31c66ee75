import { readTimeSinceDrawn } from './drawn-at.ts';
import { HONEYPOT } from './honeypot.ts';
import type { Typed } from './schema.ts';

const LEAST_MS = 2500;

/** The honeypot is filled in, or the form was sent faster than anybody reads. People can send it again; nothing is dropped silently. */
export function findMachineSign(typed: Typed, secret: string): 'again' | 'fast' | null {
	if (typed[HONEYPOT]?.some((text) => text !== '')) return 'again';
	const since = readTimeSinceDrawn(secret, typed['seen']?.at(-1) ?? '');
	if (since === null) return 'again';
	return since < LEAST_MS ? 'fast' : null;
}
