import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';

export const CONNECTIONS = 16;
export const ROUND_MS = 2000;
const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };

export async function ask(url: string, path: string, more: Record<string, string> = {}): Promise<{ headers: string[]; bytes: Buffer }> {
	const [answer] = await once(request(url + path, { headers: { ...headers, ...more } }).end(), 'response');
	const own = /^(?:date|connection|keep-alive)$/i;
	const raw: string[] = answer.rawHeaders;
	return {
		headers: raw.flatMap((name, index) => (index % 2 || own.test(name) ? [] : [name, raw[index + 1] ?? ''])),
		bytes: Buffer.concat(await answer.toArray()),
	};
}

/**
 * Requests per second over keep-alive connections. The length is read from the head of each answer, because a page that is rendered again
 * may have another one.
 */
export async function load(url: string, path: string, more: Record<string, string> = {}): Promise<number> {
	const { hostname, port, host } = new URL(url);
	const lines = Object.entries({ host, ...headers, ...more }).map(([name, value]) => `${name}: ${value}\r\n`);
	const question = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
	let answered = 0;
	const end = performance.now() + ROUND_MS;
	const since = performance.now();
	await Promise.all(
		Array.from({ length: CONNECTIONS }, async () => {
			const socket = connect(Number(port), hostname);
			let length: number | null = null;
			let received = 0;
			socket.write(question);
			for await (const chunk of socket as AsyncIterable<Buffer>) {
				length ??= readLength(chunk);
				received += chunk.length;
				if (length === 0 ? !chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : received < length) continue;
				answered++;
				[length, received] = [null, 0];
				if (performance.now() > end) break;
				socket.write(question);
			}
			socket.destroy();
		}),
	);
	return answered / ((performance.now() - since) / 1000);
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** The length of the whole answer; 0 when it is chunked. */
function readLength(chunk: Buffer): number {
	const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n')).toString();
	if (!/^HTTP\/1\.1 (?:200|304) /.test(head)) throw new Error(`it was answered with ${head.split('\r\n', 1)[0]}`);
	const isChunked = /^transfer-encoding: chunked/im.test(head);
	return isChunked ? 0 : head.length + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
}
