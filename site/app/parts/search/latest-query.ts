/** One question at a time: of what is typed while an answer is under way, only the last is asked, and not before the answer is there. */
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
		/** Nobody waits any longer. */
		stop(): void {
			waiting = null;
			underWay?.abort();
			underWay = null;
		},
	};
}
