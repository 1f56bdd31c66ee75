/** Generous, so that a busy machine slows a test without failing it. */
const PATIENCE_MS = 600_000;

/** Asks less and less often: what looks is a request, and whoever waits for a minute would keep a core from everybody else. */
const pauseAfter = (waited: number): number => Math.min(500, 50 + waited / 10);

/** Waits until `look` returns something truthy. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
	for (const since = Date.now(); Date.now() - since < PATIENCE_MS; ) {
		const found = await look();
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, pauseAfter(Date.now() - since)));
	}
	throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`);
}
