import { setTimeout as sleep } from 'node:timers/promises';

/** How long to wait for another program's write, and how often to check. */
const BUSY_MS = 5000;
const STEP_MS = 20;
/** After one caller timed out, the next ones fail at once for this long, so that they do not queue up behind each other. */
const PAUSE_MS = 1000;
const BUSY = 5;

export const isBusy = (error: unknown): boolean =>
	error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;

/** Retries while another program writes to the file. SQLite's own busy timeout would block the whole process. */
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
