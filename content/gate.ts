export class Overfull extends Error {}

export type Gate = {
	/** Overfull is thrown at who finds no place to wait, or waits until the signal comes. */
	run<T>(job: () => Promise<T>, patience?: AbortSignal): Promise<T>;
	readonly busy: boolean;
};

/** So many at a time, so many waiting, and no more. */
export function createGate(concurrency: number, maxWaiting = Number.POSITIVE_INFINITY): Gate {
	const waiting: (() => void)[] = [];
	let running = 0;
	return {
		get busy() {
			return running > 0;
		},
		async run(job, patience) {
			if (running >= concurrency) {
				if (waiting.length >= maxWaiting || patience?.aborted) throw new Overfull();
				// Whoever leaves hands its place on, so `running` stays as it is.
				await new Promise<void>((enter, leave) => {
					waiting.push(enter);
					patience?.addEventListener('abort', () => {
						const place = waiting.indexOf(enter);
						if (place >= 0) waiting.splice(place, 1);
						leave(new Overfull());
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
