export class QueueFullError extends Error {}

export type Gate = {
	/** Throws QueueFullError where no place to wait is left, or the signal comes first. */
	run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
	readonly busy: boolean;
};

/** Runs a limited number at a time and lets a limited number wait. */
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
				// Anyone who leaves hands its place on, so `running` stays as it is.
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
