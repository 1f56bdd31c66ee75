/** A body, or null as soon as it is known to be larger. */
export async function readAtMost(response: Response, maxBytes: number): Promise<Buffer | null> {
	if (Number(response.headers.get('content-length')) > maxBytes) {
		await response.body?.cancel();
		return null;
	}
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop early cancels the body.
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
