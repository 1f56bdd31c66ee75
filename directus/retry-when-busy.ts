type RetryLimits = { attempts: number; longestMs: number; statuses: readonly number[] };

const FIRST_MS = 250;
/** For set-up and tests, which wait as long as it takes. */
const generousLimits: RetryLimits = { attempts: 20, longestMs: 60_000, statuses: [429, 503] };

/** Waits as long as Directus asks, with jitter, so that callers do not all come back at once. */
export async function retryWhenBusy(
	request: () => Promise<Response>,
	{ attempts, longestMs, statuses }: RetryLimits = generousLimits,
): Promise<Response> {
	for (let attempt = 1; ; attempt++) {
		const response = await request();
		if (!statuses.includes(response.status) || attempt >= attempts) return response;
		await response.body?.cancel();
		const asked = 1000 * Number(response.headers.get('retry-after') ?? 1) || FIRST_MS;
		await new Promise((resolve) => setTimeout(resolve, Math.min(longestMs, asked) * (1 + Math.random() / 4)));
	}
}
