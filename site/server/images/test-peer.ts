import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Peer = { url: string; host: string; requests: { path: string; authorization: string | undefined }[]; close(): Promise<void> };

/** For tests: a real server on a free port in place of another service. Records requests. */
export async function startPeer(answer: RequestListener): Promise<Peer> {
	const requests: Peer['requests'] = [];
	const server = createServer((request, response) => {
		requests.push({ path: request.url ?? '', authorization: request.headers.authorization });
		answer(request, response);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url: `http://${host}`,
		host,
		requests,
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
}
