import type { Readable } from 'node:stream';

/** What is too large is read to its end and dropped, so that the answer can be read. */
export async function readAtMost(body: Readable, bytes: number): Promise<Buffer | 'too large' | 'interrupted'> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of body.iterator({ destroyOnReturn: false })) {
			size += chunk.length;
			if (size > bytes) {
				body.resume();
				return 'too large';
			}
			chunks.push(chunk);
		}
	} catch {
		return 'interrupted';
	}
	return Buffer.concat(chunks);
}
