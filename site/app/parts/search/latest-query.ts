/** One request at a time: while one is running, only the latest input is kept, and sent afterwards. */
export function createLatestQuery<Answer>(ask: (question: string, signal: AbortSignal) => Promise<Answer>, show: (answer: Answer) => void) {
	let waiting: string | null = null;
	let underWay: AbortController | null = null;

	async function askAll(stop: AbortController): Promise<void> {
		for (; waiting !== null && !stop.signal.aborted; ) {
			const question = waiting;
			waiting = null;
			const answer = await ask(question, stop.signal).catch(() => null);
			if (answer !== null && !stop.signal.aborted) show(answer);
		}
		if (underWay === stop) underWay = null;
	}

	return {
		ask(question: string): void {
			waiting = question;
			if (underWay) return;
			underWay = new AbortController();
			void askAll(underWay);
		},
		/** Drops the pending input and aborts the running request. */
		stop(): void {
			waiting = null;
			underWay?.abort();
			underWay = null;
		},
	};
}
