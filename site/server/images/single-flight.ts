export type SingleFlight<T> = { run(key: string, job: () => Promise<T>): Promise<T>; settled(): Promise<void> };

/** Concurrent calls for the same key share one run. */
export function createSingleFlight<T>(): SingleFlight<T> {
	const flights = new Map<string, Promise<T>>();
	return {
		run(key, job) {
			const known = flights.get(key);
			if (known) return known;
			const flight = job().finally(() => flights.delete(key));
			flights.set(key, flight);
			return flight;
		},
		async settled() {
			await Promise.allSettled(flights.values());
		},
	};
}
