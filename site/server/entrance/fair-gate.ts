import { Overfull } from '#content/gate.ts';

type Waiting = { enter: () => void; refuse: () => void };

/**
 * So many at a time, so many waiting, and no more. Whoever comes again while they wait stands in a line of their own; lines take turns, and
 * where there is no room the longest loses its last. So who asks for more than others waits for themselves.
 */
export function createFairGate(concurrency: number, maxWaiting: number) {
	/** Of everybody who waits, those next in turn first. */
	const lines = new Map<string, Waiting[]>();
	let running = 0;
	let waiting = 0;
	let refused = 0;

	function makeRoom(who: string): void {
		const longest = [...lines.values()].reduce((long, other) => (other.length > long.length ? other : long));
		if ((lines.get(who)?.length ?? 0) + 1 >= longest.length) throw new Overfull();
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

	async function wait(who: string, patience?: AbortSignal): Promise<void> {
		if (patience?.aborted) throw new Overfull();
		if (waiting >= maxWaiting) makeRoom(who);
		await new Promise<void>((enter, reject) => {
			const refuse = () => {
				leave(who, one);
				reject(new Overfull());
			};
			const one = { enter, refuse };
			const line = lines.get(who);
			if (line) line.push(one);
			else lines.set(who, [one]);
			waiting += 1;
			patience?.addEventListener('abort', refuse, { once: true });
		});
	}

	/** Whoever leaves hands their place on, so `running` stays as it is. */
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
		/** Overfull is thrown at who finds no place to wait, loses it to others, or waits until the signal comes. */
		async run<T>(who: string, job: () => Promise<T>, patience?: AbortSignal): Promise<T> {
			if (running >= concurrency)
				await wait(who, patience).catch((reason) => {
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
