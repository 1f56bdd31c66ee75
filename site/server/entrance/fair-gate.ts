import { QueueFullError } from '#content/gate.ts';

type Waiting = { enter: () => void; refuse: () => void };

/**
 * Runs a limited number at a time and lets a limited number wait. Anyone who comes again while they wait is in a line of their own; lines take turns, and
 * where there is no room the longest loses its last. So who asks for more than others waits for themselves.
 */
export function createFairGate(concurrency: number, maxWaiting: number) {
	/** Everyone who waits, those next in turn first. */
	const lines = new Map<string, Waiting[]>();
	let running = 0;
	let waiting = 0;
	let refused = 0;

	function makeRoom(who: string): void {
		const longest = [...lines.values()].reduce((long, other) => (other.length > long.length ? other : long));
		if ((lines.get(who)?.length ?? 0) + 1 >= longest.length) throw new QueueFullError();
		longest.at(-1)?.refuse();
	}

	function leave(who: string, one: Waiting): void {
		const line = lines.get(who) ?? [];
		const place = line.indexOf(one);
		if (place < 0) return;
		line.splice(place, 1);
		waiting -= 1;
		if (line.length === 0) lines.delete(who);
	}

	async function wait(who: string, signal?: AbortSignal): Promise<void> {
		if (signal?.aborted) throw new QueueFullError();
		if (waiting >= maxWaiting) makeRoom(who);
		await new Promise<void>((enter, reject) => {
			const refuse = () => {
				leave(who, one);
				reject(new QueueFullError());
			};
			const one = { enter, refuse };
			const line = lines.get(who);
			if (line) line.push(one);
			else lines.set(who, [one]);
			waiting += 1;
			signal?.addEventListener('abort', refuse, { once: true });
		});
	}

	/** Anyone who leaves hands their place on, so `running` stays as it is. */
	function callNext(): void {
		const [next] = lines;
		if (!next) {
			running -= 1;
			return;
		}
		const [who, line] = next;
		const one = line.shift();
		waiting -= 1;
		lines.delete(who);
		if (line.length > 0) lines.set(who, line);
		one?.enter();
	}

	return {
		/** Throws QueueFullError where no place to wait is left, others take it, or the signal comes first. */
		async run<T>(who: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
			if (running >= concurrency)
				await wait(who, signal).catch((reason) => {
					refused += 1;
					throw reason;
				});
			else running += 1;
			try {
				return await job();
			} finally {
				callNext();
			}
		},
		stats: () => ({ running, waiting, refused }),
	};
}
