type RetryLimits = { attempts: number; longestMs: number; statuses: readonly number[] };

const FIRST_MS = 250;
/** For set-up and tests, which wait as long as it takes. */
const generousLimits: RetryLimits = { attempts: 20, longestMs: 60_000, statuses: [429, 503] };

/** Directus's rate limiter, and an overloaded Directus, ask for a pause: it is kept, with jitter so that not all callers come back at once. */
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
