export class QueueFullError extends Error {}

export type Gate = {
	/** Throws QueueFullError if too many are waiting, or the signal aborts first. */
	run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
	readonly busy: boolean;
};

export function createGate(concurrency: number, maxWaiting = Number.POSITIVE_INFINITY): Gate {
	const waiting: (() => void)[] = [];
	let running = 0;
	return {
		get busy() {
			return running > 0;
		},
		async run(job, signal) {
			if (running >= concurrency) {
				if (waiting.length >= maxWaiting || signal?.aborted) throw new QueueFullError();
				// A finished job passes its place to the next one, so `running` does not change.
				await new Promise<void>((enter, leave) => {
					waiting.push(enter);
					signal?.addEventListener('abort', () => {
						const place = waiting.indexOf(enter);
						if (place >= 0) waiting.splice(place, 1);
						leave(new QueueFullError());
					});
				});
			} else running += 1;
			try {
				return await job();
			} finally {
				const next = waiting.shift();
				if (next) next();
				else running -= 1;
			}
		},
	};
}
