import { QueueFullError } from '#content/gate.ts';

type Waiting = { enter: () => void; refuse: () => void };

/**
 * Limits concurrency and waiting. Each client has its own queue; queues take turns, and when there is no room the longest loses its last
 * entry. A client that asks for more than others only delays itself.
 */
export function createFairGate(concurrency: number, maxWaiting: number) {
	/** Queues by client; the next one to serve comes first. */
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

	/** Passes the slot on, so `running` stays the same. */
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
		/** Throws QueueFullError when there is no room, when it is displaced by others, or when the signal aborts. */
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
