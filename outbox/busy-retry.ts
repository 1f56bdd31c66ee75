import { setTimeout as sleep } from 'node:timers/promises';

/** How long somebody else may write, and how often it is asked whether they are done. */
const BUSY_MS = 5000;
const STEP_MS = 20;
/** Where one waited in vain, anyone who comes within this time is told at once: a line of people would wait for each other. */
const PAUSE_MS = 1000;
const BUSY = 5;

export const isBusy = (error: unknown): boolean =>
	error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;

/** Tries again while another program writes to the file. SQLite's own waiting would hold up everything else that this process does. */
export function createBusyRetry(now: () => number = () => performance.now(), pause: (ms: number) => Promise<unknown> = sleep) {
	let refusedUntil = Number.NEGATIVE_INFINITY;
	return async <T>(work: () => T): Promise<T> => {
		const end = now() < refusedUntil ? now() : now() + BUSY_MS;
		for (;;) {
			try {
				return work();
			} catch (error) {
				if (!isBusy(error)) throw error;
				if (now() >= end) {
					if (now() >= refusedUntil) refusedUntil = now() + PAUSE_MS;
					throw error;
				}
			}
			await pause(STEP_MS);
		}
	};
}
