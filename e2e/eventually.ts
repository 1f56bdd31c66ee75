/** Waits until `look` finds something. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, what: string, timeout = 10_000): Promise<T> {
	for (const since = Date.now(); Date.now() - since < timeout; ) {
		const found = await look();
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`waited ${timeout} ms in vain for ${what}`);
}
