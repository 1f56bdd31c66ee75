/**
 * At most `running` pieces of work at once, and `waiting` more in a queue. Gives null where the queue is full,
 * or where the caller's time was over before its turn came.
 */
export function createLane(running: number, waiting: number) {
	let active = 0;
	const queue: ((turn: boolean) => void)[] = [];

	const turn = (signal: AbortSignal): boolean | Promise<boolean> => {
		if (active < running) {
			active++;
			return true;
		}
		if (queue.length >= waiting || signal.aborted) return false;
		return new Promise((resolve) => {
			queue.push(resolve);
			signal.addEventListener('abort', () => {
				const place = queue.indexOf(resolve);
				if (place < 0) return;
				queue.splice(place, 1);
				resolve(false);
			});
		});
	};

	return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | null> => {
		if (!(await turn(signal))) return null;
		try {
			return await work();
		} finally {
			const next = queue.shift();
			if (next) next(true);
			else active--;
		}
	};
}
