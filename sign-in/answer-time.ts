/** Failed sign-ins are answered at multiples of this, so that the response time does not reveal whether an account exists. */
export const TICK_MS = 2000;

export const msUntilTick = (elapsedMs: number): number => TICK_MS - (elapsedMs % TICK_MS);

export const waitForTick = (arrivedAt: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, msUntilTick(performance.now() - arrivedAt)));
