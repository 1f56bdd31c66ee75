import { request } from 'node:http';

export type HostilePost = { path: string; type: string; bytes: number; isChunked: boolean };
/** A status, or how the connection ended. */
export type Outcome = number | 'closed';

const block = Buffer.alloc(64 * 1024, 'a');
/** A multipart form whose first field never ends. */
export const multipartHead = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n';

/** Sends as much and as fast as the server accepts, without a Content-Length when chunked. */
export function hostilePost(url: string, { path, type, bytes, isChunked }: HostilePost): Promise<{ outcome: Outcome; sent: number }> {
	const { hostname, port } = new URL(url);
	const start = type.startsWith('multipart') ? multipartHead : 'name=';
	const length = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': start.length + bytes };
	return new Promise((resolve) => {
		let sent = 0;
		const end = (outcome: Outcome) => {
			resolve({ outcome, sent });
			post.destroy();
		};
		const post = request({ hostname, port, path, method: 'POST', agent: false, headers: { 'content-type': type, ...length } });
		post.on('response', (response) => {
			response.resume();
			response.on('close', () => end(response.statusCode ?? 0));
		});
		post.on('error', () => end('closed'));
		const write = () => {
			while (sent < bytes) {
				const piece = block.subarray(0, Math.min(block.length, bytes - sent));
				sent += piece.length;
				if (!post.write(piece)) return void post.once('drain', write);
			}
			post.end();
		};
		post.write(start);
		write();
	});
}
