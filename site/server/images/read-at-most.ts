/** Null as soon as the body is known to be larger. */
export async function readAtMost(message: Pick<Response, 'headers' | 'body'>, maxBytes: number): Promise<Buffer | null> {
	if (Number(message.headers.get('content-length')) > maxBytes) {
		await message.body?.cancel();
		return null;
	}
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop early cancels the body.
	for await (const chunk of message.body ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
