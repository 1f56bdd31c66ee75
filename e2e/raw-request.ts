import { request } from 'node:http';

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

/** Sends headers and targets that `fetch` would not allow. */
export function ask(url: string, { method = 'GET', path = '/', headers = {}, body }: Asked): Promise<RawAnswer> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
			);
		});
		sent.on('error', reject);
		sent.end(body);
	});
}
