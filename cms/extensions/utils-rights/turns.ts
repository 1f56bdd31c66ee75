/** One after another for each account, so that what many of its requests bring is not held at the same time. */
export function createTurns() {
	const last = new Map<string, Promise<unknown>>();
	return <T>(account: string, work: () => Promise<T>): Promise<T> => {
		const turn = (last.get(account) ?? Promise.resolve()).then(work);
		const ended = turn
			.catch(() => {})
			.finally(() => {
				if (last.get(account) === ended) last.delete(account);
			});
		last.set(account, ended);
		return turn;
	};
}
