export class Overfull extends Error {}

export type Gate = { run<T>(job: () => Promise<T>): Promise<T>; readonly busy: boolean };

/** So many at a time, so many waiting, and no more. */
export function createGate(concurrency: number, maxWaiting = Number.POSITIVE_INFINITY): Gate {
	const waiting: (() => void)[] = [];
	let running = 0;
	return {
		get busy() {
			return running > 0;
		},
		async run(job) {
			if (running >= concurrency) {
				if (waiting.length >= maxWaiting) throw new Overfull();
				// Whoever leaves hands its place on, so `running` stays as it is.
				await new Promise<void>((enter) => waiting.push(enter));
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
