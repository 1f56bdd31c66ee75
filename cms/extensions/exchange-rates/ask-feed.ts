const ASK_MS = 15_000;
const MOST_BYTES = 64 * 1024;

type Answer = { body: string } | { problem: string };

/** The server may redirect, stall or send an endless body. */
export async function askFeed(address: string, withinMs = ASK_MS): Promise<Answer> {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol)) return { problem: 'not an http address' };
	const signal = AbortSignal.timeout(withinMs);
	try {
		const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
		const response = await fetch(url, { headers, redirect: 'manual', signal });
		const body = response.status === 200 ? await readAtMost(response, MOST_BYTES) : null;
		if (body !== null) return { body };
		await response.body?.cancel();
		return { problem: response.status === 200 ? 'too large' : `status ${response.status}` };
	} catch {
		// fetch's message may contain the address, and with it a key.
		return { problem: signal.aborted ? 'timeout' : 'unreachable' };
	}
}

/** Null as soon as the body is larger than `most`. */
async function readAtMost({ body }: Response, most: number): Promise<string | null> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop early cancels the body.
	for await (const chunk of body ?? []) {
		size += chunk.byteLength;
		if (size > most) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}
