/** Generous, so that a busy machine slows a test without failing it. */
const PATIENCE_MS = 600_000;

/** Waits until `look` returns something truthy. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
	for (const since = Date.now(); Date.now() - since < PATIENCE_MS; ) {
		const found = await look();
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`);
}
