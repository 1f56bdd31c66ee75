import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse) => unknown;

/** A local feed that answers as the test says. */
export async function startTestFeed() {
	let answer: Answer = (response) => void response.end();
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		answer(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		asked,
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`,
		answerWith: (next: Answer) => {
			answer = next;
			asked.length = 0;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
