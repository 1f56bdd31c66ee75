/** A failed sign-in is answered at a multiple of this after it came, whatever it took: the time tells nobody whether there is such an account. */
export const TICK_MS = 2000;

/** Milliseconds until the next tick, never none. */
export const msUntilTick = (elapsedMs: number): number => TICK_MS - (elapsedMs % TICK_MS);

export const waitForTick = (arrivedAt: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, msUntilTick(performance.now() - arrivedAt)));
